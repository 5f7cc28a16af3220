import type { ToolOperation } from '../operation.ts';

export const getBusinessInfo: ToolOperation = { output: 'Business', example: () => ({}) };
