import { defineTexts } from '@soe/shop-platform'

export const tagTexts = defineTexts(
  {
    forProduct: (name: string) => `For ${name}`,
    who: 'Who has it',
    worth: 'What it is worth',
    of: (amount: string, of: string) => `${amount} (${of})`,
    ends: 'Last day',
    noEnd: 'No end is set',
    how: 'How to get it',
    ended: 'This offer has ended.',
    close: 'Close',
  },
  {
    forProduct: (name: string) => `Para ${name}`,
    who: 'Quién la tiene',
    worth: 'Cuánto vale',
    of: (amount: string, of: string) => `${amount} (${of})`,
    ends: 'Último día',
    noEnd: 'Sin fecha de fin',
    how: 'Cómo se obtiene',
    ended: 'Esta oferta ya terminó.',
    close: 'Cerrar',
  },
)
