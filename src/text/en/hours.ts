export const hours = {};
