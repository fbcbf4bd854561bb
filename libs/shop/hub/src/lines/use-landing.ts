import { landing } from '@soe/contracts/routes'
import { nextDestination, useGo } from '@soe/shop-journey'
import { callOnce, useIdentity, usePathOf, useShop } from '@soe/shop-platform'
import { useMutation } from '@tanstack/react-query'

const comeFirst: ReadonlySet<string> = new Set([
  'mdnselection',
  'mdnselection/checkEligibility',
  'mdnselection/eligibilitycheck',
  'error',
])

/** Begins an upgrade or a new line: the carrier says whether something comes before the choice of a device. */
export const useLanding = (intent: 'AAL' | 'EUP') => {
  const shop = useShop()
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const go = useGo()
  return useMutation({
    mutationKey: [landing.key],
    mutationFn: () =>
      callOnce(shop, landing, { body: { processStep: 'MTNSelectionPage', processAction: 'start', intent } }),
    onSuccess: (answer) => {
      const next = nextDestination(answer, audience)
      go(comeFirst.has(next.page) ? next : pathOf('smartphones'))
    },
  })
}
