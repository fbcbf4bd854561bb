import { contractText, contractTextInSpanish, type ContractFacts } from '@soe/rules'
import { counted, defineTexts } from '@soe/shop-platform'

export const recommendationTexts = defineTexts(
  {
    title: 'Recommended for you',
    loading: 'Loading recommendations',
    smartphones: 'Smartphones',
    watches: 'Watches',
    tablets: 'Tablets',
    accessories: 'Accessories',
    customize: 'Customize',
    customizeNamed: (name: string) => `Customize ${name}`,
    seeDetails: 'See details',
    seeDetailsOf: (name: string) => `See details, ${name}`,
    colors: (name: string) => `Colors of ${name}`,
    moreColors: (count: number) => counted(count, 'more color', 'more colors'),
    perMonth: '/mo',
    contract: (facts: ContractFacts) => contractText(facts).replace(' Retail', '\nRetail'),
    fullRetail: 'Full retail price',
  },
  {
    title: 'Recomendado para ti',
    loading: 'Cargando recomendaciones',
    smartphones: 'Teléfonos',
    watches: 'Relojes',
    tablets: 'Tabletas',
    accessories: 'Accesorios',
    customize: 'Personalizar',
    customizeNamed: (name) => `Personalizar ${name}`,
    seeDetails: 'Ver detalles',
    seeDetailsOf: (name) => `Ver detalles, ${name}`,
    colors: (name) => `Colores de ${name}`,
    moreColors: (count) => counted(count, 'color más', 'colores más'),
    perMonth: '/mes',
    contract: (facts) => contractTextInSpanish(facts).replace(' Precio', '\nPrecio'),
    fullRetail: 'Precio completo',
  },
)
