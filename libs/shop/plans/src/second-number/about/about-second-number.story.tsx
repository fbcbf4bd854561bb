import type { Story } from '@soe/stories'

export const About: Story = {
  address: '/sales/digital/secondnumber/about.html',
  persona: 'prospect',
  says: { en: ['Two numbers, one phone', 'Bring your own phone'], es: ['Dos números, un teléfono'] },
}
