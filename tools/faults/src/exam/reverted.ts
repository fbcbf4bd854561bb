import type { Fault } from '../fault'

/** A fix of this repository that the fault undoes. */
export interface RevertedFix extends Fault {
  readonly commit: string
}

const fix = (commit: string, id: string, [anchor, faulty]: readonly [string, string], sees: string): RevertedFix => ({
  id,
  commit,
  kind: 'a reverted fix',
  sees,
  anchor,
  faulty,
})

/** Fixes of how the shop meets failures, chosen by their commits before anything had explored them. */
export const revertedFixes: readonly RevertedFix[] = [
  fix(
    '3a80e670',
    'garbled-answer-is-final',
    ["text !== '' && ⟦response.ok⟧) throw", 'false'],
    'An answer that was garbled on its way fails the page instead of being asked for again.',
  ),
  fix(
    'e25374b1',
    'down-payment-missing-from-the-total',
    ['⟦await readDetails()⟧ setCreditIssue(issue)', 'undefined'],
    'What a credit check asks for ahead is not in the total beside it.',
  ),
  fix(
    '239a68d4',
    'refusal-leaves-the-page-stale',
    ['const isStale = isLost || ⟦Object.hasOwn(staleAfter, id)⟧', 'false'],
    'After a refusal the page goes on showing what is no longer so.',
  ),
  fix(
    '239a68d4',
    'line-that-left-has-never-been',
    ["if (⟦isGone⟧) return { state: 'gone' }", 'false'],
    'A line that has left the cart is said to have nothing to set up.',
  ),
  fix(
    '239a68d4',
    'session-ends-twice',
    [
      'const leaveSignedOut = (shop: SignOutShop, reason = endReason(shop)) => { if (⟦leaving.has(shop.environment)⟧) return',
      'false',
    ],
    'Two refused calls sign out twice.',
  ),
  fix(
    '6e8944bb',
    'long-wait-is-silent',
    ['export const SlowPage = () => ⟦useIsSlow()⟧ && <SlowNotice />', 'false'],
    'A page that waits for long neither says so nor leads on.',
  ),
  fix(
    '6e8944bb',
    'focus-is-not-held',
    ['=> { ⟦holdFocus()⟧ return watchHeading(', 'undefined'],
    'Focus is gone on a page that has no heading yet.',
  ),
  fix(
    '6e8944bb',
    'slow-notice-takes-the-focus-along',
    ["if (⟦current?.contains(document.activeElement)⟧) current.closest('main')", 'false'],
    'Focus goes with the notice of a slow page.',
  ),
  fix(
    'b39170a0',
    'second-failure-without-focus',
    ['useEffect(() => box.current?.focus(), ⟦[of]⟧)', '[]'],
    'The second failure of a form takes no focus.',
  ),
  fix(
    '9eb655ce',
    'donation-shows-late',
    ['isChecked: ⟦wanted ?? isOn⟧', 'isOn'],
    'The box of a donation shows its tick only with the answer.',
  ),
  fix(
    'aa796799',
    'sold-out-order-fails-twice',
    ['{failure && ⟦!isBlocked⟧ && <Refusal', 'true'],
    'An order with something sold out also shows the failure that this has caused.',
  ),
  fix(
    'aa796799',
    'changed-order-is-unsaid',
    ['return ⟦isSame⟧ ? undefined : changes', 'true'],
    'An order that has changed elsewhere is shown without a word.',
  ),
  fix(
    '8adfb1ba',
    'filled-cart-called-empty',
    ['return isEmpty && ⟦(calledAt ?? readAt) === readAt⟧', 'true'],
    'A cart whose first item came in between the cases and the cart is called empty.',
  ),
  fix(
    'dfa4dd8d',
    'failed-cart-vanishes-while-read',
    ['return ⟦isReading ? settled : handling⟧', 'handling'],
    'What says that the cart failed vanishes while it is tried again.',
  ),
  fix(
    '13424b0d',
    'guest-is-not-told-what-failed',
    ['return (⟦!loggedIn && details[0]?.issue⟧) || message', 'undefined'],
    'A guest is not told what of the cart could not be read.',
  ),
  fix(
    '72cc73fa',
    'failed-retrieval-in-the-words-of-a-server',
    ["return error.handling === 'retry' ? tryAgain : ⟦error.message⟧", 'error.normalised.serviceErrMsg'],
    'A saved cart that can not be retrieved is refused in the words of a server.',
  ),
  fix(
    '34cddc95',
    'full-window-keeps-the-focus',
    ["if (⟦isGone⟧) (inputIs('checked')", 'filled'],
    'Focus is lost with the delivery window that has filled up.',
  ),
  fix(
    '802e92af',
    'press-before-the-consent-is-lost',
    ['const isConsentComing = consent.isGiving || ⟦isReading⟧', 'false'],
    'A press on Place order is refused while the consent is on its way.',
  ),
  fix(
    '2d32267d',
    'press-beside-the-consent-is-lost',
    ['const isConsentComing = ⟦consent.isGiving⟧ ||', 'false'],
    'A press on Place order is refused while the agreements are being accepted.',
  ),
  fix(
    'be85f752',
    'recommends-what-is-saved',
    ['return ⟦isError && !data⟧ ? undefined : ids', 'false'],
    'What is saved is recommended where the wishlist can not be read.',
  ),
  fix(
    '18d641ff',
    'unread-wishlist-called-empty',
    ['{⟦isOff⟧ ? texts.off : texts.empty}', 'false'],
    'A wishlist that can not be read is called empty.',
  ),
  fix(
    '993b7bb1',
    'cart-forgotten-before-its-cases',
    ['cart={⟦isEntering ? undefined : cart⟧} isBack', 'cart'],
    'What the last visit knew of the cart is lost before the cases are read.',
  ),
  fix(
    '3cf0a9eb',
    'trade-in-ends-at-an-empty-cart',
    ["if (handling === 'empty-cart') return ⟦onNothing(visit)⟧", "{ kind: 'empty' }"],
    'Who came for a trade-in ends at an empty cart.',
  ),
  fix(
    'fa45afe8',
    'donation-rounds-another-order-up',
    ['if (⟦roundUp(dueToday) === 0⟧) return { isOn: true, amount, total: dueToday }', 'true'],
    'A donation is said to round the order up that has changed since.',
  ),
  fix(
    'ed537538',
    'own-word-ends-the-session-again',
    ['const { environment } = shop if (⟦leaving.has(environment)⟧) return', 'false'],
    'A page that is answered 401 leaves for another page than the one that says why.',
  ),
]
