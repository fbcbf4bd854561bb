import { defaultZipCode } from '../constants/commerce'

interface Place {
  readonly zipCode: string
}

/** Consecutive ZIP codes are neighbours; what is near is reckoned for the default one until another is known. */
export const nearestFirst = <Found extends Place>(places: readonly Found[], near: string = defaultZipCode): Found[] => {
  const distanceOf = ({ zipCode }: Place) => Math.abs(Number(zipCode) - Number(near))
  return places.toSorted((left, right) => distanceOf(left) - distanceOf(right))
}
