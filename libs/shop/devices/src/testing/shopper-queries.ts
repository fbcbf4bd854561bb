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
const cables = ['lanyard-cable', 'lanyard-cable-short']
const orbit12Glass = ['orbit-12-glass', 'orbit-12-pro-glass', 'orbit-12-max-privacy-glass']
const glass = [...orbit12Glass, 'pelago-9-glass', 'pelago-9-pro-glass', 'tern-s4-film', 'lumen-8-glass']

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

/** Written without a look at the search, from what its first queries leave out. */
export const secondQueries: readonly ShopperQuery[] = [
  ['orbit 12 pro kelp 256gb', 'en', ['orbit-12-pro']],
  ['pelago 9 lichen', 'en', ['pelago-9']],
  ['tern s4 ultra 1tb black', 'en', ['tern-s4-ultra']],
  ['orbit12', 'en', orbit12s],
  ['lumen flod', 'en', ['lumen-fold', 'lumen-fold-2']],
  ['kestral 5', 'en', ['kestrel-5']],
  ['pelagos 9 pro', 'en', ['pelago-9-pro']],
  ['terns4', 'en', ['tern-s4', 'tern-s4-ultra']],
  ['flip phone', 'en', ['orbit-flip']],
  ['small tablet', 'en', tablets],
  ['ipad', 'en', tablets],
  ['smart watches', 'en', watches],
  ['watch with heart rate', 'en', watches],
  ['cheap watch', 'en', watches],
  ['airpods', 'en', earbuds],
  ['noise cancelling headphones', 'en', ['foghorn-headphones', ...earbuds]],
  ['bluetooth speaker', 'en', speakers],
  ['screen protectors', 'en', glass],
  ['privacy screen protector orbit 12 max', 'en', ['orbit-12-max-privacy-glass']],
  ['clear cases', 'en', ['orbit-12-pro-clear-case', 'pelago-9-pro-clear-case']],
  ['pelago case', 'en', ['pelago-9-case', 'pelago-9-pro-clear-case']],
  ['usb c charger', 'en', chargers],
  ['charging cord', 'en', cables],
  ['car holder', 'en', ['capstan-car-mount']],
  ['portable charger', 'en', powerBanks],
  ['powerbank', 'en', powerBanks],
  ['find my keys', 'en', ['beacon-tracker']],
  ['smart outlet', 'en', ['harbor-smart-plug']],
  ['wifi booster', 'en', ['relay-extender']],
  ['drone', 'en', ['gull-drone']],
  ['giftcards', 'en', ['halyard-gift-card']],
  ['sim card', 'en', ['sim-kit', 'byod']],
  ['unlimited plans', 'en', unlimited],
  ['plan for my watch', 'en', ['tender-watch']],
  ['10gb plan', 'en', ['jib-10gb']],
  ['tablet data plan', 'en', ['chart-tablet-20gb']],
  ['roaming', 'en', ['spinnaker-unlimited-plus']],
  ['hotspot 50 gb', 'en', ['mainsail-unlimited']],
  ['insurance for cracked screen', 'en', ['protection/about']],
  ['how much is my old phone worth', 'en', ['tradein']],
  ["where's my order", 'en', ['orders']],
  ['keep my number', 'en', ['byod']],
  ['store near me', 'en', ['support']],
  ['talk to someone', 'en', ['support']],
  ['used phones', 'en', ['smartphones/', 'orbit-11-pro']],
  ['phones without contract', 'en', ['smartphones/prepaid']],
  ['second line same phone', 'en', ['secondnumber/about']],
  ['upgrade my phone', 'en', ['expresshub']],
  ['celulares plegables', 'es', folding],
  ['audifonos inalambricos', 'es', ['foghorn-headphones', ...earbuds]],
  ['cargador de carro', 'es', ['capstan-car-charger']],
  ['mica para orbit 12', 'es', orbit12Glass],
  ['reloj inteligente', 'es', watches],
  ['correa', 'es', ['sport-band', 'pelago-band']],
  ['bocina bluetooth', 'es', speakers],
  ['planes ilimitados', 'es', unlimited],
  ['seguro para celular', 'es', ['protection/about']],
  ['cambiar mi teléfono viejo', 'es', ['tradein']],
  ['tienda cerca de mi', 'es', ['support']],
  ['tableta con teclado', 'es', ['orbit-tab-keyboard', 'orbit-tab-11', 'orbit-tab-13']],
]

const largePhones = ['orbit-12-max', 'tern-s4-ultra', 'pelago-9-pro', 'lumen-fold', 'lumen-fold-2', 'orbit-flip']
const smallPhones = ['kestrel-5', 'tern-a2', 'orbit-flip']
const cheapPhones = ['tern-s4', 'pelago-9a', 'lumen-8-lite', 'tern-a2']
const cameraPhones = ['tern-s4-ultra', 'lumen-8', 'pelago-9', 'pelago-9-pro', 'pelago-9a', 'orbit-12-pro']
const lastingPhones = ['kestrel-field', 'orbit-12-max', 'tern-s4', 'tern-s4-ultra', 'orbit-12-pro']
const wetPhones = ['kestrel-field', 'orbit-12-pro', 'orbit-12', 'orbit-12-max', 'pelago-9a', 'tern-a2']
const orangePhones = ['pelago-9', 'tern-a2', 'lumen-8-lite', 'orbit-flip', 'orbit-12-pro', 'orbit-12']
const orbitCases = ['orbit-12-pro-case', 'orbit-12-pro-clear-case', 'orbit-12-case', 'orbit-12-max-case']

/** Written before a third look, of how people ask for a kind of thing: by size, price, color, battery, camera, use. */
export const kindQueries: readonly ShopperQuery[] = [
  ['big phone', 'en', largePhones],
  ['cheap phone for kids', 'en', cheapPhones],
  ['magsafe charger', 'en', wirelessPads],
  ['phones under $500', 'en', cheapPhones],
  ['best camera phone', 'en', cameraPhones],
  ['long battery life phone', 'en', lastingPhones],
  ['smallest phone', 'en', smallPhones],
  ['lightest tablet', 'en', ['tern-tab-a', 'pelago-slate']],
  ['waterproof phone', 'en', wetPhones],
  ['phone with headphone jack', 'en', ['tern-s4']],
  ['red phone', 'en', orangePhones],
  ['wirless earbuds', 'en', earbuds],
  ['screen protecter pelago 9', 'en', ['pelago-9-glass']],
  ['charger compatible with orbit 12', 'en', [...chargers, ...wirelessPads]],
  ['kids watch', 'en', ['tern-watch-se', 'pelago-watch']],
  ['gps watch for hiking', 'en', ['kestrel-watch-field']],
  ['phone for seniors', 'en', [...cheapPhones, ...largePhones]],
  ['cheapest tablet', 'en', ['tern-tab-a']],
  ['affordable orbit', 'en', ['orbit-11-pro', 'orbit-12']],
  ['large tablets', 'en', ['orbit-tab-13']],
  ['telefono grande', 'es', largePhones],
  ['celular barato', 'es', cheapPhones],
  ['teléfono para niños', 'es', cheapPhones],
  ['celular con buena camara', 'es', cameraPhones],
  ['bateria de larga duracion', 'es', [...lastingPhones, ...powerBanks]],
  ['fundas para orbit', 'es', orbitCases],
  ['cargador inalambrico', 'es', wirelessPads],
  ['cargador magsafe', 'es', wirelessPads],
  ['audífonos baratos', 'es', ['pip-earbuds-lite']],
  ['reloj para niña', 'es', ['tern-watch-se', 'pelago-watch']],
  ['tableta barata', 'es', ['tern-tab-a', 'pelago-slate']],
  ['celulares menos de 300', 'es', ['lumen-8-lite', 'tern-a2']],
  ['cargador compatible con pelago', 'es', [...chargers, ...wirelessPads]],
  ['cargdor de carro', 'es', ['capstan-car-charger']],
  ['telefono rojo', 'es', orangePhones],
  ['celular resistente al agua', 'es', wetPhones],
  ['celulares pequeños', 'es', smallPhones],
  ['tablet grande', 'es', ['orbit-tab-13']],
  ['teléfono negro barato', 'es', cheapPhones],
  ['plan mas barato', 'es', ['jib-10gb']],
]

const phonesWith256 = ['orbit-12-pro', 'lumen-fold', 'kestrel-5', 'pelago-9', 'orbit-12']

/** Of what a shop is asked for beside its products. */
export const shopQueries: readonly ShopperQuery[] = [
  ['deals', 'en', ['jtooffers']],
  ['black friday', 'en', ['jtooffers']],
  ['student discount', 'en', ['jtooffers']],
  ['ofertas', 'es', ['jtooffers']],
  ['return policy', 'en', ['support']],
  ['devoluciones', 'es', ['support']],
  ['dual sim', 'en', ['secondnumber/about']],
  ['doble sim', 'es', ['secondnumber/about']],
  ['number transfer', 'en', ['byod']],
  ['256gb', 'en', phonesWith256],
  ['512 gb', 'en', phonesWith256],
  ['1 tb', 'es', phonesWith256],
]

/** Of what a shopper hopes for: what costs nothing, what works with any carrier, what this shop does not sell. */
export const hopeQueries: readonly ShopperQuery[] = [
  ['free phone', 'en', ['jtooffers']],
  ['phone for free', 'en', ['jtooffers']],
  ['phone on us', 'en', ['orbit-11-pro', 'jtooffers']],
  ['teléfono gratis', 'es', ['jtooffers']],
  ['celulares gratis', 'es', ['jtooffers']],
  ['phone for kids', 'en', cheapPhones],
  ['celular para mi hijo', 'es', cheapPhones],
  ['unlock my phone', 'en', ['support']],
  ['unlocked phone', 'en', ['support']],
  ['desbloquear mi teléfono', 'es', ['support']],
  ['liberar celular', 'es', ['support']],
  ['internet at home', 'en', ['support']],
  ['home internet', 'en', ['support']],
  ['internet en casa', 'es', ['support']],
  ['internet para el hogar', 'es', ['support']],
  ['wifi', 'en', ['support', 'relay-extender']],
]
