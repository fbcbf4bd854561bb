export { getProcessStep } from './get-process-step'
export { landing } from './landing'
