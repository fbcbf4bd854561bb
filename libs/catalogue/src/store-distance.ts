import { pointOfZip, type MapPoint } from './zip-points'

const storePoints: Readonly<Record<string, MapPoint>> = {
  '0412001': [43.656, -70.251],
  '0412002': [43.64, -70.256],
  '3000401': [34.09, -84.279],
}

const earthRadiusMiles = 3959

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Along a great circle, by the haversine formula. */
const milesBetween = ([north, east]: MapPoint, [otherNorth, otherEast]: MapPoint): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(north, otherNorth) + Math.cos(radians(north)) * Math.cos(radians(otherNorth)) * half(east, otherEast)
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(chord))
}

/** Miles from a ZIP code to a store, to a tenth; none where either is nowhere on the map. */
export const milesToStore = (zipCode: string, locationCode: string): number | undefined => {
  const [from, to] = [pointOfZip(zipCode), storePoints[locationCode]]
  return from && to && Math.round(10 * milesBetween(from, to)) / 10
}
