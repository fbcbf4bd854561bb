import { contractText, formatCents, type ContractFacts } from '@soe/rules'
import { termLabel } from '@soe/shop-basket'
import { counted, defineTexts } from '@soe/shop-platform'

const aprPhrase = ({ aprBasisPoints = 0, interestTextFlag = false }: ContractFacts): string =>
  aprBasisPoints <= 0 ? ', 0\u00A0% de APR' : interestTextFlag ? ', puede aplicarse interés' : ''

/** What tiles and product pages both say. */
export const deviceTexts = defineTexts(
  {
    smartphones: 'Smartphones',
    watches: 'Watches',
    tablets: 'Tablets',
    accessories: 'Accessories',
    all: 'All products',
    prepaid: 'Prepaid phones',
    month: '/mo',
    contract: (facts: ContractFacts) => contractText(facts).replace(' Retail', '\nRetail'),
    was: (price: string) => `Was ${price}`,
    termLabel: (term: number) => termLabel(term),
    colors: (name: string) => `Colors of ${name}`,
    moreColors: (count: number) => counted(count, 'more color', 'more colors'),
    'in-stock': 'In stock',
    'pre-order': 'Pre-order',
    'back-order': 'Back-order',
    'out-of-stock': 'Out of stock',
    new: 'New',
    'certified-pre-owned': 'Certified pre-owned',
    cases: 'Cases',
    'screen-protectors': 'Screen protectors',
    chargers: 'Chargers',
    more: 'More accessories',
    'smart-rings': 'Smart rings',
    failed: 'This page could not be loaded.',
    retry: 'Try again',
    loading: 'Loading',
  },
  {
    smartphones: 'Teléfonos',
    watches: 'Relojes',
    tablets: 'Tabletas',
    accessories: 'Accesorios',
    all: 'Todos los productos',
    prepaid: 'Teléfonos de prepago',
    month: '/mes',
    contract: (facts) =>
      `por ${facts.months} meses${aprPhrase(facts)}\nPrecio completo: ${formatCents(facts.retailCents)}`,
    was: (price) => `Antes ${price}`,
    termLabel: (term) => (term > 0 ? `${term} meses` : 'Precio completo'),
    colors: (name) => `Colores de ${name}`,
    moreColors: (count) => `${counted(count, 'color', 'colores')} más`,
    'in-stock': 'Disponible',
    'pre-order': 'Preventa',
    'back-order': 'Pedido pendiente',
    'out-of-stock': 'Agotado',
    new: 'Nuevo',
    'certified-pre-owned': 'Usado certificado',
    cases: 'Fundas',
    'screen-protectors': 'Protectores de pantalla',
    chargers: 'Cargadores',
    more: 'Más accesorios',
    'smart-rings': 'Anillos inteligentes',
    failed: 'No se pudo cargar esta página.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
  },
)

export type DeviceTexts = ReturnType<typeof deviceTexts>
