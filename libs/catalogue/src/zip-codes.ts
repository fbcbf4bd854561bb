import { isState, statesOfZip, type State } from '@soe/rules'

/** The state of a zip code, the first where its area crosses a border; none where orders don't go. */
export const stateOfZip = (zipCode: string): State | undefined => statesOfZip(zipCode).find(isState)

/** One area code for each first digit of a zip code: near enough. */
const areaCodes = ['207', '212', '202', '404', '502', '612', '312', '512', '303', '503'] as const

export const areaCodeOf = (zipCode: string): string => areaCodes[Number(zipCode[0])] ?? areaCodes[3]
