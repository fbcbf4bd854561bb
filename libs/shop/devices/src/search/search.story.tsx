import { failForGood, hold, type Story } from '@soe/stories'
import { SearchBox } from './search-box'

const results = (address: string, en: readonly string[], es: readonly string[]): Story => ({
  address,
  persona: 'prospect',
  says: { en, es },
})

export const Results = results(
  '/search?q=orbit',
  ['Results for “orbit”', 'Devices', 'Orbit 12 Pro', 'See all 8', 'Accessories'],
  ['Resultados de “orbit”', 'Equipos', 'Orbit 12 Pro', 'Ver los 8', 'Accesorios'],
)

export const Corrected = results(
  '/search?q=orbti+flip',
  ['Showing results for “orbit flip”', 'No results for “orbti flip”.'],
  ['Mostramos resultados de “orbit flip”', 'Sin resultados para “orbti flip”.'],
)

export const Plans = results('/search?q=unlimited', ['Mainsail Unlimited', '$55.00/mo'], ['$55.00/mes'])

export const Nothing = results(
  '/search?q=submarine',
  ['Nothing found for “submarine”', 'Prepaid phones'],
  ['No encontramos nada para “submarine”', 'Teléfonos de prepago'],
)

export const NothingAsked = results('/search', ['Search'], ['Buscar'])

export const PrepaidResults: Story = { ...Results, persona: 'prepay', says: { en: ['$999.99'], es: ['$999.99'] } }

export const Loading: Story = { ...Results, prepare: [hold('catalogue.listProducts')], says: { en: [], es: [] } }

export const Failed: Story = {
  ...Results,
  prepare: [failForGood('catalogue.listProducts')],
  says: { en: ['This page could not be loaded.'], es: ['No se pudo cargar esta página.'] },
}

const box = (query: string): Story => ({ render: () => <SearchBox query={query} isFocused />, persona: 'prospect' })

export const Box = box('')

export const Suggestions: Story = {
  ...box('orbti'),
  says: {
    en: ['Showing results for “orbit”', 'Devices', 'Orbit 12 Pro', '$27.77/mo', 'Accessories', 'for “orbit”'],
    es: ['Mostramos resultados de “orbit”', 'Equipos', 'Orbit 12 Pro', '$27.77/mes', 'Accesorios', 'de “orbit”'],
  },
}

export const NoSuggestions: Story = {
  ...box('submarine'),
  says: { en: ['Nothing found for “submarine”'], es: ['No encontramos nada para “submarine”'] },
}

export const SlowSuggestions: Story = {
  ...box('orbit'),
  prepare: [hold('catalogue.listProducts')],
  says: { en: ['Searching…'], es: ['Buscando…'] },
}

export const FailedSuggestions: Story = {
  ...box('orbit'),
  prepare: [failForGood('catalogue.listProducts')],
  says: { en: ['The search could not be loaded.'], es: ['No se pudo cargar la búsqueda.'] },
}
