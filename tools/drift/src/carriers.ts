export { drifts } from './drifts/all-drifts'
export { plantedFaults } from './planted/planted-faults'
export { startTwin, type TwinParts } from './twin'
export { variations } from './variations/variations'
