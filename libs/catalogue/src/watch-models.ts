import type { LocalizedText } from '@soe/contracts'
import {
  battery,
  display,
  listDevices,
  minutes,
  nits,
  updates,
  weight,
  type PricedOption,
  type Spec,
} from './device-model'
import { halfWithNewLine, offThisMonth, offWithPhone } from './offers'

const BANDS: LocalizedText[] = [
  { en: 'Sport band', es: 'Correa deportiva' },
  { en: 'Woven loop', es: 'Correa tejida' },
  { en: 'Link bracelet', es: 'Brazalete de eslabones' },
]
const twoSizes = (small: string, large: string): PricedOption[] => [
  { label: small, addCents: 0 },
  { label: large, addCents: 30_00 },
]

const betweenCharges = { en: 'Between charges', es: 'Entre cargas' }
const waterResistance = { en: 'Water resistance', es: 'De resistencia al agua' }
const withoutBand: LocalizedText = { en: 'Without the band', es: 'Sin la correa' }

const sensors = (value: string): Spec => ({
  kind: 'sensors',
  value,
  label: { en: 'Sensors in the back', es: 'Sensores en la base' },
})

const onDial = { en: 'Display', es: 'Pantalla' }
const eighty = { en: 'To eighty percent', es: 'Hasta el ochenta por ciento' }

/** In their featured order. */
export const watchModels = listDevices('watches', 120, [
  {
    productId: 'dev14080099',
    name: 'Tern Watch 3',
    picture: { form: 'watch', shape: 'square', face: 'analog', band: 'sport' },
    colors: ['buoy', 'tar', 'fog', 'lichen'],
    caseSizes: twoSizes('40 mm', '44 mm'),
    bands: BANDS.slice(0, 2),
    retailCents: 399_99,
    offer: offWithPhone(100),
    tagline: { en: 'Keeps time, keeps count, keeps quiet.', es: 'Da la hora, lleva la cuenta y guarda silencio.' },
    headline: [
      { en: 'Leave the phone', es: 'Deja el teléfono' },
      { en: 'on the dock.', es: 'en el muelle.' },
    ],
    specs: [
      battery(36, betweenCharges),
      { kind: 'water', value: '50', unit: 'm', label: waterResistance },
      nits(2000, { en: 'Display, readable at noon', es: 'Pantalla legible al mediodía' }),
      weight(31, withoutBand),
      minutes(60, eighty),
      updates(4),
      sensors('2'),
    ],
    features: [
      { en: 'Calls and messages without a phone', es: 'Llamadas y mensajes sin teléfono' },
      { en: 'Heart rhythm alerts', es: 'Alertas de ritmo cardíaco' },
      { en: 'Fall detection', es: 'Detección de caídas' },
      { en: 'Tide and wind on the dial', es: 'Marea y viento en la carátula' },
    ],
  },
  {
    productId: 'dev14080098',
    name: 'Orbit Watch 4',
    picture: { form: 'watch', shape: 'square', face: 'rings', band: 'sport' },
    colors: ['chalk', 'tar', 'clay', 'tide'],
    caseSizes: twoSizes('41 mm', '45 mm'),
    bands: BANDS,
    retailCents: 429_99,
    tagline: { en: 'Closes the day with you.', es: 'Cierra el día contigo.' },
    headline: [
      { en: 'Two rings.', es: 'Dos anillos.' },
      { en: 'One better habit.', es: 'Un hábito mejor.' },
    ],
    specs: [
      battery(24, betweenCharges),
      { kind: 'water', value: '50', unit: 'm', label: waterResistance },
      minutes(45, eighty),
      sensors('3'),
      nits(2000, onDial),
      weight(36, withoutBand),
      updates(5),
    ],
    features: [
      { en: 'Sleep stages', es: 'Fases del sueño' },
      { en: 'Blood oxygen', es: 'Oxígeno en la sangre' },
      { en: 'Emergency calls abroad', es: 'Llamadas de emergencia en el extranjero' },
      { en: 'Double-tap gestures', es: 'Gestos con doble toque' },
    ],
    stockOverrides: [{ color: 'clay', stock: { status: 'back-order', qty: 0, availableOn: '2027-01-15' } }],
  },
  {
    productId: 'dev14000021',
    name: 'Pelago Watch',
    picture: { form: 'watch', shape: 'round', face: 'digital', band: 'woven' },
    colors: ['tide', 'sand', 'kelp'],
    caseSizes: twoSizes('41 mm', '45 mm'),
    bands: BANDS.slice(0, 2),
    retailCents: 349_99,
    offer: offThisMonth(50),
    tagline: { en: 'Round as a porthole.', es: 'Redondo como un ojo de buey.' },
    headline: [
      { en: 'A small window', es: 'Una ventana pequeña' },
      { en: 'on a big day.', es: 'a un gran día.' },
    ],
    specs: [
      battery(30, betweenCharges),
      { kind: 'water', value: '50', unit: 'm', label: waterResistance },
      display(1.4, { en: 'Domed display', es: 'Pantalla abombada' }),
      weight(33, withoutBand),
      nits(1500, onDial),
      minutes(50, eighty),
      updates(4),
    ],
    features: [
      { en: 'Stress and recovery score', es: 'Puntaje de estrés y recuperación' },
      { en: 'Offline maps', es: 'Mapas sin conexión' },
      { en: 'Loss of pulse detection', es: 'Detección de pérdida de pulso' },
      { en: 'Camera remote', es: 'Control remoto de la cámara' },
    ],
  },
  {
    productId: 'dev14000022',
    name: 'Lumen Watch R',
    picture: { form: 'watch', shape: 'round', face: 'analog', band: 'link' },
    colors: ['chalk', 'tar', 'sand'],
    caseSizes: [{ label: '43 mm', addCents: 0 }],
    bands: [
      { en: 'Link bracelet', es: 'Brazalete de eslabones' },
      { en: 'Sport band', es: 'Correa deportiva' },
    ],
    retailCents: 479_99,
    offer: offThisMonth(80),
    tagline: {
      en: 'Steel links, sapphire glass, no second thoughts.',
      es: 'Eslabones de acero, cristal de zafiro y ni una duda.',
    },
    headline: [
      { en: 'Dressed for dinner,', es: 'Vestido para la cena,' },
      { en: 'rated for diving.', es: 'apto para bucear.' },
    ],
    specs: [
      battery(60, betweenCharges),
      { kind: 'water', value: '100', unit: 'm', label: waterResistance },
      { kind: 'durability', value: '316L', label: { en: 'Stainless steel', es: 'Acero inoxidable' } },
      { kind: 'durability', value: '9H', label: { en: 'Sapphire glass', es: 'Cristal de zafiro' } },
      nits(1200, onDial),
      minutes(70, eighty),
      weight(58, withoutBand),
      updates(4),
    ],
    features: [
      { en: 'Turning bezel', es: 'Bisel giratorio' },
      { en: 'Calls and messages without a phone', es: 'Llamadas y mensajes sin teléfono' },
      { en: 'Body composition', es: 'Composición corporal' },
      { en: 'Tool-free links', es: 'Eslabones sin herramientas' },
    ],
    stock: { status: 'in-stock', qty: 22 },
    stockOverrides: [{ color: 'sand', stock: { status: 'out-of-stock', qty: 0 } }],
  },
  {
    productId: 'dev14000023',
    name: 'Tern Watch SE',
    picture: { form: 'watch', shape: 'square', face: 'digital', band: 'sport' },
    colors: ['lichen', 'dusk'],
    caseSizes: twoSizes('40 mm', '44 mm'),
    bands: BANDS.slice(0, 1),
    terms: [36, 24, 12],
    retailCents: 249_99,
    offer: halfWithNewLine,
    tagline: { en: 'The essentials, on a softer band.', es: 'Lo esencial, en una correa más suave.' },
    headline: [
      { en: 'Starts simple.', es: 'Empieza sencillo.' },
      { en: 'Keeps up.', es: 'Sigue el ritmo.' },
    ],
    specs: [
      battery(28, betweenCharges),
      { kind: 'water', value: '50', unit: 'm', label: waterResistance },
      nits(1000, onDial),
      weight(26, withoutBand),
      minutes(75, eighty),
      updates(3),
      sensors('1'),
    ],
    features: [
      { en: 'School mode', es: 'Modo escuela' },
      { en: 'Family location', es: 'Ubicación familiar' },
      { en: 'Fall detection', es: 'Detección de caídas' },
      { en: 'Swim tracking', es: 'Registro de natación' },
    ],
  },
  {
    productId: 'dev14000024',
    name: 'Kestrel Watch Field',
    picture: { form: 'watch', shape: 'round', face: 'rings', band: 'woven' },
    colors: ['kelp', 'buoy', 'tar'],
    caseSizes: [{ label: '47 mm', addCents: 0 }],
    bands: BANDS.slice(0, 2),
    retailCents: 549_99,
    tagline: {
      en: 'Finds the trail, then finds the way back.',
      es: 'Encuentra el sendero y luego el camino de vuelta.',
    },
    headline: [
      { en: 'Off the map.', es: 'Fuera del mapa.' },
      { en: 'On the wrist.', es: 'En la muñeca.' },
    ],
    specs: [
      { kind: 'battery', value: '14', unit: 'day', label: { en: 'In expedition mode', es: 'En modo expedición' } },
      { kind: 'water', value: '100', unit: 'm', label: waterResistance },
      { kind: 'network', value: '2', label: { en: 'Satellite bands', es: 'Bandas de satélite' } },
      nits(3000, onDial),
      minutes(90, eighty),
      weight(62, withoutBand),
      updates(5),
    ],
    features: [
      { en: 'Offline topographic maps', es: 'Mapas topográficos sin conexión' },
      { en: 'Siren', es: 'Sirena' },
      { en: 'Satellite messages', es: 'Mensajes por satélite' },
      { en: 'Altimeter and barometer', es: 'Altímetro y barómetro' },
    ],
  },
])
