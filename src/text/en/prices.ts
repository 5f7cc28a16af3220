export const prices = {};
