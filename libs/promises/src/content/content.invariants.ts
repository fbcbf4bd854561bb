import { inAnswersOf } from '../promise/invariant'

const landing = (layout: 'mobile' | 'desktop') =>
  ({
    id: 'other-layout',
    at: 'accountLanding.layout',
    says: `the layout is the one that was asked for: ${layout}`,
    pairs: ({ accountLanding }: { readonly accountLanding: { readonly layout: string } }) => [
      [accountLanding.layout, layout] as const,
    ],
    right: { part: { accountLanding: { layout } } },
    wrong: { part: { accountLanding: { layout: layout === 'mobile' ? 'desktop' : 'mobile' } } },
  }) as const

export const contentInvariants = [
  inAnswersOf('content.getAccountLandingMobile', [landing('mobile')]),
  inAnswersOf('content.getAccountLandingDesktop', [landing('desktop')]),
]
