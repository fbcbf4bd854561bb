export { SimulatorContainer } from './simulator-container'
export { SimulatorProcess } from './simulator-process'
export type { StartedSimulator } from './started-simulator'
