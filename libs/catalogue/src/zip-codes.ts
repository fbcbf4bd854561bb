import { isState, statesOfZip, type State } from '@soe/rules'

/** The state of a zip code, the first where its area crosses a border; none where orders don't go. */
export const stateOfZip = (zipCode: string): State | undefined => statesOfZip(zipCode).find(isState)
