import type { Product, Sku } from '@soe/contracts'
import { notifyMeState } from '@soe/rules'
import { useCanShow, useTexts, type ShowContext, useChange, useShop } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { NotifyByEmail } from './notify-by-email'
import styles from './notify-me.module.css'
import { notifyTexts } from './notify-texts'
import { emailNoticeRows, notifyMeRows } from './show-rows'
import { subscribe, unsubscribe } from '@soe/contracts/routes'

interface NotifyMeProps {
  product: Product
  sku: Sku
}

const words = {
  disabled: { text: 'notNeeded', action: 'subscribe' },
  subscribe: { text: 'ask', action: 'subscribe' },
  unsubscribe: { text: 'asked', action: 'unsubscribe' },
} as const

const useNotifyMe = ({ productId, productDisplayName: name }: Product, sku: Sku) => {
  const { notices } = useShop()
  const texts = useTexts(notifyTexts)
  const say = (text: string) => notices.show({ type: 'success', topic: 'notify-me', text })
  const asking = useChange(subscribe, { onDone: () => say(texts.subscribed(name)) })
  const taking = useChange(unsubscribe, { onDone: () => say(texts.unsubscribed(name)) })
  const isPending = asking.isPending || taking.isPending
  const state = notifyMeState(sku)
  const toggle = () => {
    if (isPending || state === 'disabled') return
    const change = state === 'subscribe' ? asking : taking
    change.mutate({ productId, skuId: sku.skuId })
  }
  return { state, toggle, isPending }
}

const Notify = ({ product, sku }: NotifyMeProps) => {
  const texts = useTexts(notifyTexts)
  const { state, toggle, isPending } = useNotifyMe(product, sku)
  const { text, action } = words[state]
  return (
    <div className={styles.notify}>
      <Button
        variant="outline"
        size="small"
        disabled={state === 'disabled'}
        busy={isPending}
        busyLabel={texts.saving}
        aria-label={texts.name(texts[action], product.productDisplayName)}
        onClick={toggle}
      >
        {texts[action]}
      </Button>
      <p>{texts[text]}</p>
    </div>
  )
}

/** The back-in-stock notice of a product that has a SKU out of stock; disabled while the chosen one is not. A guest gives an address. */
export const NotifyMe = ({ context, ...props }: NotifyMeProps & { context: ShowContext }) => {
  const isShown = useCanShow(notifyMeRows, context)
  const isByEmail = useCanShow(emailNoticeRows, context)
  const isWanted = props.product.childSkus.some((sku) => notifyMeState(sku) !== 'disabled')
  if (isByEmail) return <NotifyByEmail {...props} />
  return isShown && isWanted ? <Notify {...props} /> : null
}
