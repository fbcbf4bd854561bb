/** ZIP codes that lead to one city alone, of the largest cities and around the stores: from, to, city. */
const table = `
  907-927 San Juan, 2108-2116 Boston, 4101-4104 Portland, 4105 Falmouth, 4106 South Portland, 4107 Cape Elizabeth,
  10001-10282 New York, 11201-11239 Brooklyn, 15201-15222 Pittsburgh, 19102-19154 Philadelphia,
  20001-20020 Washington, 21209-21218 Baltimore, 28202-28217 Charlotte, 30004-30005 Alpharetta, 30009 Alpharetta,
  30303-30318 Atlanta, 32202-32211 Jacksonville, 33125-33138 Miami, 33602-33616 Tampa, 37201-37221 Nashville,
  38103-38120 Memphis, 40202-40220 Louisville, 43201-43224 Columbus, 44102-44115 Cleveland, 45202-45220 Cincinnati,
  46201-46260 Indianapolis, 48204-48211 Detroit, 53202-53212 Milwaukee, 55401-55415 Minneapolis,
  60601-60661 Chicago, 63101-63116 Saint Louis, 70112-70131 New Orleans, 75201-75254 Dallas,
  76102-76112 Fort Worth, 77002-77099 Houston, 78201-78261 San Antonio, 78701-78759 Austin, 79901-79938 El Paso,
  80202-80212 Denver, 83702-83706 Boise, 84101-84106 Salt Lake City, 85003-85054 Phoenix, 85701-85719 Tucson,
  87102-87123 Albuquerque, 89101-89149 Las Vegas, 90001-90049 Los Angeles, 92101-92117 San Diego,
  94102-94134 San Francisco, 94601-94612 Oakland, 95110-95139 San Jose, 95811-95835 Sacramento,
  96813-96826 Honolulu, 97201-97239 Portland, 98101-98199 Seattle, 99501-99518 Anchorage
`

const cities = table.split(',').map((entry) => {
  const [codes = '', ...city] = entry.trim().split(' ')
  const [from, to = from] = codes.split('-').map(Number)
  return { from: from ?? 0, to: to ?? 0, city: city.join(' ') }
})

/** The city that a whole ZIP code leads to, where it is known; the shopper may write another. */
export const cityOfZip = (zipCode: string): string | undefined => {
  const code = Number(zipCode.slice(0, 5))
  return cities.find(({ from, to }) => code >= from && code <= to)?.city
}
