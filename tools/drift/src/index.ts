export { drifts } from './drifts/all-drifts'
export { type Drift, driftClasses, type Variation } from './drift'
export { startTwin, type Twin, type TwinParts } from './twin'
export { variations } from './variations/variations'
