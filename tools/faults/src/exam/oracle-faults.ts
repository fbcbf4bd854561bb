import type { Fault } from '../fault'

const fault = (id: string, sees: string, anchor: string, faulty: string): Fault => ({
  id,
  kind: 'a blind spot of an oracle',
  sees,
  anchor,
  faulty,
})

/** One of each kind that an oracle has passed over once, each shown by the cell that it is aimed at. */
export const oracleFaults: readonly Fault[] = [
  fault(
    'unread-cart-called-empty',
    'A cart that could not be read again is called empty.',
    "if (⟦load.kind === 'empty'⟧) return ( <EmptyCart",
    "load.kind === 'empty' || isOutdated",
  ),
  fault(
    'refused-gift-unticks-in-silence',
    'A gift that is refused loses its tick without a word.',
    'const { mutate, isPending } = ⟦useChange(addDonation)⟧',
    'useChange(addDonation, { meta: { showsError: true } })',
  ),
  fault(
    'retry-only-closes-its-notice',
    'Try again takes the notice away and reads nothing.',
    '<Button variant="outline" size="small" onClick={⟦onRetry⟧} busy={isRetrying} busyLabel={texts.loading}>',
    "() => document.querySelector('main [role=alert]')?.setAttribute('hidden', '')",
  ),
  fault(
    'refused-quantity-stays',
    'A stepper keeps the number that was refused.',
    'onFailed: () => ⟦setWanted(undefined)⟧',
    'undefined',
  ),
  fault(
    'order-button-is-dead-after-a-failure',
    'Once an order has failed, the button does nothing any more.',
    'await placeOnce(shown).catch(fail) ⟦isStarted.current = false⟧',
    'undefined',
  ),
  fault(
    'sold-out-called-declined',
    'A phone that has sold out is told as a card that was declined.',
    'return <p>{code ? ⟦texts[code]⟧ :',
    "code === 'OUT_OF_STOCK' ? 'Your card was declined. Nothing was ordered.' : texts[code]",
  ),
  fault(
    'nothing-is-ever-given-up',
    'A page whose call is never answered is busy for good.',
    'const timedOut = environment.timeout(⟦timeout⟧)',
    'timeout * 100',
  ),
]
