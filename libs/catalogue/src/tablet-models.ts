import {
  battery,
  display,
  listDevices,
  memory,
  thickness,
  updates,
  weight,
  type PricedOption,
  type Spec,
} from './device-model'
import { halfPriceKeyboard, offThisMonth, withTabletPlan } from './offers'

const slab = { form: 'tablet', front: 'punch-hole' } as const
const capacities: PricedOption[] = [
  { label: '128 GB', addCents: 0 },
  { label: '256 GB', addCents: 100_00 },
]

const thin = { en: 'Thin', es: 'De grosor' }
const inside = { en: 'Memory', es: 'De memoria' }
const onPlan: Spec = {
  kind: 'network',
  value: '5G',
  label: { en: 'On your phone’s plan', es: 'Con el plan de tu teléfono' },
}

/** In their featured order. */
export const tabletModels = listDevices('tablets', 90, [
  {
    productId: 'dev14000031',
    name: 'Orbit Tab 11',
    picture: { ...slab, proportion: 0.72, camera: 'single-ring', logo: 'orbit', wallpaper: 'sails' },
    colors: ['fog', 'tar', 'clay'],
    capacities,
    retailCents: 599_99,
    tagline: { en: 'A sketchbook, a cinema and a second screen.', es: 'Un cuaderno, un cine y una segunda pantalla.' },
    headline: [
      { en: 'Big enough to work.', es: 'Grande para trabajar.' },
      { en: 'Thin enough to forget.', es: 'Tan delgada que la olvidas.' },
    ],
    specs: [
      display(11, { en: 'Laminated display', es: 'Pantalla laminada' }),
      thickness(5.9, thin),
      battery(10, { en: 'Of work between charges', es: 'De trabajo entre cargas' }),
      onPlan,
      weight(462),
      memory(8, inside),
      updates(7),
    ],
    features: [
      { en: 'Works with stylus and keyboard', es: 'Funciona con lápiz y teclado' },
      { en: 'Landscape front camera', es: 'Cámara frontal horizontal' },
      { en: 'Four speakers', es: 'Cuatro bocinas' },
      { en: 'Two apps side by side', es: 'Dos apps lado a lado' },
    ],
    stock: { status: 'out-of-stock', qty: 0, availableOn: '2027-01-22' },
  },
  {
    productId: 'dev14000032',
    name: 'Orbit Tab 13',
    picture: { ...slab, proportion: 0.77, camera: 'dual-vertical-pill', logo: 'orbit', wallpaper: 'peaks' },
    colors: ['tar', 'chalk'],
    capacities: [...capacities, { label: '512 GB', addCents: 300_00 }],
    retailCents: 999_99,
    offer: halfPriceKeyboard('acc15000039'),
    tagline: { en: 'A desk that fits in a tote.', es: 'Un escritorio que cabe en el bolso.' },
    headline: [
      { en: 'Room for the', es: 'Espacio para' },
      { en: 'whole spread.', es: 'la doble página.' },
    ],
    specs: [
      display(13, { en: 'Display at 120 frames a second', es: 'Pantalla a 120 cuadros por segundo' }),
      thickness(5.1, thin),
      battery(11, { en: 'Of work between charges', es: 'De trabajo entre cargas' }),
      memory(16, inside),
      weight(579),
      updates(7),
      onPlan,
    ],
    features: [
      { en: 'Desktop windows', es: 'Ventanas de escritorio' },
      { en: 'Works with stylus and keyboard', es: 'Funciona con lápiz y teclado' },
      { en: 'Four speakers', es: 'Cuatro bocinas' },
      { en: 'Face unlock', es: 'Desbloqueo facial' },
    ],
  },
  {
    productId: 'dev14000033',
    name: 'Pelago Slate',
    picture: { ...slab, proportion: 0.66, camera: 'single-ring', logo: 'pelago', wallpaper: 'rings' },
    colors: ['chalk', 'lichen', 'buoy'],
    capacities,
    retailCents: 399_99,
    offer: offThisMonth(70),
    tagline: {
      en: 'Charges on its speaker and becomes a frame.',
      es: 'Se carga en su bocina y se vuelve un portarretrato.',
    },
    headline: [
      { en: 'On the counter.', es: 'En la cocina.' },
      { en: 'On the couch.', es: 'En el sofá.' },
    ],
    specs: [
      display(10.5, { en: 'Display', es: 'Pantalla' }),
      battery(12, { en: 'Of video between charges', es: 'De video entre cargas' }),
      { kind: 'sound', value: '4', label: { en: 'Speakers', es: 'Bocinas' } },
      weight(480),
      thickness(7.9, thin),
      memory(6, inside),
      updates(5),
    ],
    features: [
      { en: 'Profiles for the family', es: 'Perfiles para la familia' },
      { en: 'Hands-free help', es: 'Ayuda sin manos' },
      { en: 'Fingerprint unlock', es: 'Desbloqueo con huella' },
    ],
  },
  {
    productId: 'dev14000034',
    name: 'Tern Tab A',
    picture: { ...slab, proportion: 0.62, camera: 'single-ring', logo: 'tern', wallpaper: 'arcs' },
    colors: ['dusk', 'sand'],
    capacities: [
      { label: '64 GB', addCents: 0 },
      { label: '128 GB', addCents: 50_00 },
    ],
    terms: [36],
    retailCents: 229_99,
    offer: withTabletPlan,
    tagline: { en: 'The one the children may borrow.', es: 'La que sí les prestas a los niños.' },
    headline: [
      { en: 'Sturdy, bright', es: 'Resistente, brillante' },
      { en: 'and forgiving.', es: 'y sin rencores.' },
    ],
    specs: [
      display(8.7, { en: 'Display', es: 'Pantalla' }),
      battery(14, { en: 'Of video between charges', es: 'De video entre cargas' }),
      weight(366),
      onPlan,
      thickness(8.2, thin),
      memory(4, inside),
      updates(3),
    ],
    features: [
      { en: 'Family controls built in', es: 'Controles familiares integrados' },
      { en: 'Headphone jack', es: 'Entrada para audífonos' },
      { en: 'Storage card slot', es: 'Ranura para tarjeta de memoria' },
      { en: 'Metal body', es: 'Cuerpo de metal' },
    ],
  },
  {
    productId: 'dev14000035',
    name: 'Hum Dash',
    brand: 'Tern',
    picture: { ...slab, proportion: 0.62, camera: 'single-ring', logo: 'tern', wallpaper: 'rings' },
    colors: ['tar', 'fog'],
    capacities: [{ label: '64 GB', addCents: 0 }],
    retailCents: 179_99,
    offer: offThisMonth(30),
    tagline: { en: 'A dashboard for the car you have.', es: 'Un tablero para el auto que ya tienes.' },
    headline: [
      { en: 'Reads the engine.', es: 'Lee el motor.' },
      { en: 'Knows the way.', es: 'Sabe el camino.' },
    ],
    specs: [
      display(7, { en: 'Display that sunlight does not wash out', es: 'Pantalla que el sol no apaga' }),
      {
        kind: 'safety',
        value: '10',
        unit: 's',
        label: { en: 'To call for help after a crash', es: 'Para pedir ayuda tras un choque' },
      },
      { kind: 'network', value: '5', label: { en: 'Passengers on its hotspot', es: 'Pasajeros en su zona Wi-Fi' } },
      {
        kind: 'fits',
        value: '1996',
        label: {
          en: 'And newer: any car with a diagnostics port',
          es: 'O más nuevo: todo auto con puerto de diagnóstico',
        },
      },
      {
        kind: 'battery',
        value: '12 V',
        label: { en: 'From the car, nothing to charge', es: 'Del auto, nada que cargar' },
      },
      thickness(14, thin),
      weight(240),
      memory(4, inside),
      updates(5),
    ],
    features: [
      { en: 'Plugs into the diagnostics port', es: 'Se conecta al puerto de diagnóstico' },
      { en: 'Finds where you parked', es: 'Encuentra dónde estacionaste' },
      { en: 'Roadside help by voice', es: 'Ayuda en carretera por voz' },
      { en: 'Hotspot for the car', es: 'Zona Wi-Fi para el auto' },
    ],
  },
])
