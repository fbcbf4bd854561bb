import { defineTexts } from '@soe/shop-platform'

export const frontTexts = defineTexts(
  {
    title: 'Good signal. Fair wind.',
    lead: 'Phones, watches and tablets on one straightforward plan. Pay by the month, or own them today.',
    shop: 'Shop smartphones',
    see: (name: string) => `See ${name}`,
    from: (price: string) => `from ${price}`,
    featured: 'Featured this week',
    all: 'All smartphones',
    ways: 'Shop by kind',
    smartphonesNote: 'New, and certified pre-owned',
    watchesNote: 'With a line of their own',
    tabletsNote: 'For the couch and the cockpit',
    accessoriesNote: 'Three or more save 20% and up',
    prepaidNote: 'Paid once, no contract',
  },
  {
    title: 'Buena señal. Viento a favor.',
    lead: 'Teléfonos, relojes y tabletas con un plan sencillo. Págalos por mes o cómpralos hoy.',
    shop: 'Ver teléfonos',
    see: (name) => `Ver ${name}`,
    from: (price) => `desde ${price}`,
    featured: 'Destacados de la semana',
    all: 'Todos los teléfonos',
    ways: 'Compra por tipo',
    smartphonesNote: 'Nuevos y usados certificados',
    watchesNote: 'Con línea propia',
    tabletsNote: 'Para el sofá y para el camarote',
    accessoriesNote: 'Tres o más ahorran desde un 20 %',
    prepaidNote: 'Se paga una vez, sin contrato',
  },
)
