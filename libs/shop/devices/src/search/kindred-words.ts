import { readWords } from './read-words'

/** What shoppers call what the catalogue names otherwise, in both languages: names in the catalogue, then other words. */
const kin: readonly (readonly [named: readonly string[], called: readonly string[]])[] = [
  [['smartphones'], ['phone', 'cell phone', 'mobile', 'teléfono', 'celular', 'móvil']],
  [['watches'], ['smart watch', 'fitness', 'running', 'sports', 'reloj inteligente', 'deportivo', 'correr']],
  [['tablets'], ['tablet', 'tableta']],
  [
    ['fold', 'flip'],
    ['foldable', 'folding', 'fold', 'flip', 'plegable'],
  ],
  [
    ['field'],
    ['rugged', 'outdoor', 'tough', 'gps', 'hiking', 'satellite', 'resistente', 'todoterreno', 'senderismo', 'satélite'],
  ],
  [['certified pre-owned'], ['used', 'refurbished', 'second hand', 'usado', 'seminuevo', 'reacondicionado']],
  [
    ['case', 'cases'],
    ['case', 'cover', 'funda', 'forro', 'estuche', 'carcasa'],
  ],
  [['clear'], ['transparent', 'transparente']],
  [['wallet'], ['card holder', 'billetera', 'cartera']],
  [['screen protectors'], ['screen guard', 'tempered glass', 'protector de pantalla', 'vidrio templado', 'mica']],
  [['lens'], ['camera protector', 'protector de cámara', 'lente']],
  [['charger'], ['wall charger', 'usbc', 'fast', 'power adapter', 'cargador', 'rápido', 'adaptador']],
  [['car'], ['vehicle', 'auto', 'carro', 'coche']],
  [
    ['wireless pad'],
    [
      'wireless charger',
      'magnetic',
      'magsafe',
      'qi',
      'charging pad',
      'magnético',
      'cargador inalámbrico',
      'carga inalámbrica',
      'base de carga',
    ],
  ],
  [['cable'], ['cord', 'usb c', 'usbc', 'usb c cable', 'charging cable', 'cable de carga']],
  [
    ['power bank'],
    ['portable charger', 'external battery pack', 'batería portátil', 'batería externa', 'cargador portátil'],
  ],
  [
    ['earbuds', 'headphones'],
    ['earphones', 'headset', 'bluetooth', 'wireless', 'audífonos', 'auriculares', 'inalámbricos'],
  ],
  [['headphones'], ['over ear', 'cascos', 'diadema']],
  [['speaker'], ['bluetooth', 'wireless', 'portable', 'bocina', 'altavoz', 'parlante', 'portátil', 'inalámbrica']],
  [['band'], ['watch band', 'strap', 'correa', 'pulsera', 'correa de reloj']],
  [['mount'], ['holder', 'cradle', 'phone mount', 'soporte', 'soporte para teléfono']],
  [['keyboard'], ['tablet keyboard', 'teclado', 'teclado para tableta']],
  [['stylus'], ['pen', 'pencil', 'tablet pen', 'lápiz', 'lápiz para tableta']],
  [['tracker'], ['tag', 'key finder', 'locator', 'rastreador', 'localizador']],
  [['smart plug'], ['outlet', 'smart home', 'enchufe inteligente']],
  [['drone'], ['dron']],
  [['controller'], ['gamepad', 'game controller', 'control', 'mando']],
  [['extender'], ['signal booster', 'repeater', 'amplificador de señal', 'repetidor']],
  [['gift card'], ['tarjeta de regalo']],
  [['sim'], ['sim card', 'esim', 'tarjeta sim', 'chip']],
  [['smart rings'], ['smart ring', 'anillo inteligente']],
  [['plan'], ['data plan', 'service', 'plan de datos', 'servicio']],
  [['unlimited'], ['ilimitado']],
]

const asPhrase = (text: string) => ` ${readWords(text).join(' ')} `

const rows = kin.map(([named, called]) => ({ named: named.map(asPhrase), called: called.join(' ') }))

/** The words that shoppers also use for what is named so. */
export const kindredWords = (names: readonly string[]): string => {
  const phrases = names.map(asPhrase)
  return rows
    .filter(({ named }) => named.some((name) => phrases.some((phrase) => phrase.includes(name))))
    .map(({ called }) => called)
    .join(' ')
}

/** What other shops' names stand for here. */
export const namesElsewhere: Readonly<Record<string, string>> = {
  iphone: 'phone',
  galaxy: 'phone',
  pixel: 'phone',
  ipad: 'tablet',
  airpods: 'earbuds',
  airtag: 'tracker',
}
