export * as landing from './landing'
export * as getProcessStep from './get-process-step'
