/** The first three digits of a state's zip codes, as ranges with both ends in them. */
const prefixes: readonly (readonly [state: string, first: number, last: number])[] = [
  ['MA', 10, 27],
  ['RI', 28, 29],
  ['NH', 30, 38],
  ['ME', 39, 49],
  ['VT', 50, 59],
  ['CT', 60, 69],
  ['NJ', 70, 89],
  ['NY', 100, 149],
  ['PA', 150, 196],
  ['DE', 197, 199],
  ['DC', 200, 205],
  ['MD', 206, 219],
  ['VA', 220, 246],
  ['WV', 247, 268],
  ['NC', 270, 289],
  ['SC', 290, 299],
  ['GA', 300, 319],
  ['FL', 320, 339],
  ['FL', 341, 349],
  ['AL', 350, 369],
  ['TN', 370, 385],
  ['MS', 386, 397],
  ['GA', 398, 399],
  ['KY', 400, 427],
  ['OH', 430, 459],
  ['IN', 460, 479],
  ['MI', 480, 499],
  ['IA', 500, 528],
  ['WI', 530, 549],
  ['MN', 550, 567],
  ['SD', 570, 577],
  ['ND', 580, 588],
  ['MT', 590, 599],
  ['IL', 600, 629],
  ['MO', 630, 658],
  ['KS', 660, 679],
  ['NE', 680, 693],
  ['LA', 700, 714],
  ['AR', 716, 729],
  ['OK', 730, 732],
  ['TX', 733, 733],
  ['OK', 734, 749],
  ['TX', 750, 799],
  ['CO', 800, 816],
  ['WY', 820, 831],
  ['ID', 832, 838],
  ['UT', 840, 847],
  ['AZ', 850, 865],
  ['NM', 870, 884],
  ['TX', 885, 885],
  ['NV', 889, 898],
  ['CA', 900, 961],
  ['HI', 967, 968],
  ['OR', 970, 979],
  ['WA', 980, 994],
  ['AK', 995, 999],
]

/** The state of a zip code; none where no post office has it. */
export const stateOfZip = (zipCode: string): string | undefined => {
  const prefix = Number(zipCode.slice(0, 3))
  return prefixes.find(([, first, last]) => first <= prefix && prefix <= last)?.[0]
}

/** One area code for each first digit of a zip code: near enough. */
const areaCodes = ['207', '212', '202', '404', '502', '612', '312', '512', '303', '503'] as const

export const areaCodeOf = (zipCode: string): string => areaCodes[Number(zipCode[0])] ?? areaCodes[3]
