/** The names of colours in Spanish. */
export const colourSpanish = {
  Kelp: 'Alga',
  Chalk: 'Tiza',
  Tar: 'Brea',
  Clay: 'Arcilla',
  Fog: 'Niebla',
  Sand: 'Arena',
  Dusk: 'Ocaso',
  Buoy: 'Boya',
  Lichen: 'Liquen',
  Tide: 'Marea',
  Steel: 'Acero',
  Clear: 'Transparente',
} as const

export type ColourText = keyof typeof colourSpanish
