import type { Language } from '@soe/contracts'

/** What a shopper types, and what any of which is the right answer: slugs of products and plans, names of pages. */
type ShopperQuery = readonly [query: string, language: Language, right: readonly string[]]

const orbits = ['orbit-12-pro', 'orbit-12', 'orbit-12-max', 'orbit-flip', 'orbit-11-pro']
const orbit12s = ['orbit-12', 'orbit-12-pro', 'orbit-12-max']
const kestrels = ['kestrel-5', 'kestrel-5-pro', 'kestrel-field']
const folding = ['lumen-fold', 'lumen-fold-2', 'orbit-flip']
const watches = [
  'tern-watch-3',
  'orbit-watch-4',
  'pelago-watch',
  'lumen-watch-r',
  'tern-watch-se',
  'kestrel-watch-field',
]
const tablets = ['orbit-tab-11', 'orbit-tab-13', 'pelago-slate', 'tern-tab-a']
const chargers = ['bosun-charger', 'bosun-charger-duo', 'bosun-charger-mini']
const wirelessPads = ['float-wireless-pad', 'float-wireless-pad-max']
const powerBanks = ['ballast-power-bank', 'ballast-power-bank-mini']
const earbuds = ['pip-earbuds', 'pip-earbuds-lite']
const sound = [...earbuds, 'foghorn-headphones']
const speakers = ['foghorn-speaker', 'foghorn-speaker-mini']
const bands = ['sport-band', 'pelago-band']
const unlimited = ['mainsail-unlimited', 'spinnaker-unlimited-plus']

/** Written from the catalogue before there was an index, and never changed to suit it. */
export const shopperQueries: readonly ShopperQuery[] = [
  ['orbit 12 pro', 'en', ['orbit-12-pro']],
  ['orbti', 'en', orbits],
  ['12 pro 256', 'en', ['orbit-12-pro']],
  ['orbit12', 'en', orbit12s],
  ['flip phone', 'en', ['orbit-flip']],
  ['foldable phone', 'en', folding],
  ['pelagoo 9', 'en', ['pelago-9']],
  ['peligo 9 pro', 'en', ['pelago-9-pro']],
  ['kestral', 'en', kestrels],
  ['lumen fold2', 'en', ['lumen-fold-2']],
  ['tern s4 ultra 512', 'en', ['tern-s4-ultra']],
  ['s4', 'en', ['tern-s4', 'tern-s4-ultra']],
  ['rugged phone', 'en', ['kestrel-field']],
  ['charger', 'en', chargers],
  ['chargers', 'en', chargers],
  ['chrager', 'en', chargers],
  ['car charger', 'en', ['capstan-car-charger']],
  ['wireless charging', 'en', wirelessPads],
  ['usb c cable', 'en', ['lanyard-cable', 'lanyard-cable-short']],
  ['power bank', 'en', powerBanks],
  ['powerbank', 'en', powerBanks],
  ['earbuds', 'en', earbuds],
  ['ear buds', 'en', earbuds],
  ['headphones', 'en', ['foghorn-headphones']],
  ['headphnes', 'en', ['foghorn-headphones']],
  ['bluetooth speaker', 'en', speakers],
  ['watch band', 'en', bands],
  ['smartwatch', 'en', watches],
  ['orbit 12 case', 'en', ['orbit-12-case']],
  ['cases for pelago 9 pro', 'en', ['pelago-9-pro-clear-case']],
  ['screen protector orbit 12 max', 'en', ['orbit-12-max-privacy-glass']],
  ['tablet keyboard', 'en', ['orbit-tab-keyboard']],
  ['gift cards', 'en', ['halyard-gift-card']],
  ['sim card', 'en', ['sim-kit']],
  ['prepaid phone', 'en', ['smartphones/prepaid']],
  ['unlimited plan', 'en', unlimited],
  ['used phone', 'en', ['orbit-11-pro']],
  ['trade in my phone', 'en', ['tradein']],
  ['cargador', 'es', chargers],
  ['cargadores', 'es', chargers],
  ['cargador inalámbrico', 'es', wirelessPads],
  ['cargador para carro', 'es', ['capstan-car-charger']],
  ['funda orbit 12 pro', 'es', ['orbit-12-pro-case', 'orbit-12-pro-clear-case', 'orbit-12-pro-wallet']],
  ['funda transparente', 'es', ['orbit-12-pro-clear-case', 'pelago-9-pro-clear-case']],
  ['audifonos', 'es', sound],
  ['audífonos', 'es', sound],
  ['auriculares', 'es', sound],
  ['telefono plegable', 'es', folding],
  ['celular kestrel', 'es', kestrels],
  ['reloj inteligente', 'es', watches],
  ['correa para reloj', 'es', bands],
  ['tabletas', 'es', tablets],
  ['bocina', 'es', speakers],
  ['bateria portatil', 'es', powerBanks],
  ['protector de pantalla pelago 9', 'es', ['pelago-9-glass']],
  ['tarjeta de regalo', 'es', ['halyard-gift-card']],
  ['telefono prepago', 'es', ['smartphones/prepaid']],
  ['plan ilimitado', 'es', unlimited],
  ['lapiz para tableta', 'es', ['orbit-stylus']],
  ['soporte para auto', 'es', ['capstan-car-mount']],
]
