import type { Story } from '@soe/stories'

export const Three: Story = {
  address: '/compare?products=orbit-12-pro,kestrel-5,lumen-fold-2',
  persona: 'prospect',
  says: {
    en: [
      'Compare devices',
      'Orbit 12 Pro',
      'Kestrel 5',
      'Lumen Fold 2',
      '6.3 in',
      '149 g',
      'Also',
      'Storage',
      'Only differences',
    ],
    es: ['Comparar equipos', '6.3 pulg.', 'Además', 'Quitar', 'Solo las diferencias'],
  },
}

export const Nothing: Story = {
  address: '/compare',
  persona: 'prospect',
  says: { en: ['Nothing to compare yet'], es: ['Aún no hay nada que comparar'] },
}
