import { defineTexts } from '@soe/shop-platform'

export const linesTexts = defineTexts(
  {
    line: (position: number) => `Line ${position}`,
    newLine: 'New line',
    newNumber: (number: string) => `New line, ${number}`,
    'port-in': (number: string) => `Comes with ${number}`,
    existing: (number: string) => `Upgrade for ${number}`,
    changedPlan: (number: string) => `Plan change for ${number}`,
  },
  {
    line: (position: number) => `Línea ${position}`,
    newLine: 'Línea nueva',
    newNumber: (number: string) => `Línea nueva, ${number}`,
    'port-in': (number: string) => `Conserva el ${number}`,
    existing: (number: string) => `Mejora para ${number}`,
    changedPlan: (number: string) => `Cambio de plan del ${number}`,
  },
)
