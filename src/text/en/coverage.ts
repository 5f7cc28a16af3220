export const coverage = {};
