import type { Product, Sku } from '@soe/contracts'
import { notifyMeState, type NotifyMeState } from '@soe/rules'
import { useCanShow, useTexts, type ShowContext } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import styles from './notify-me.module.css'
import { notifyTexts } from './notify-texts'
import { notifyMeRows } from './show-rows'
import { useNotifyMe } from './use-notify-me'

interface NotifyMeProps {
  product: Product
  /** The SKU that is chosen. */
  sku: Sku
}

type Offered = Exclude<NotifyMeState, 'disabled'>

const asks: Readonly<Record<Offered, 'ask' | 'asked'>> = { subscribe: 'ask', unsubscribe: 'asked' }

const Notify = ({ product, sku, action }: NotifyMeProps & { action: Offered }) => {
  const texts = useTexts(notifyTexts)
  const { toggle, isPending } = useNotifyMe(product, sku, action)
  return (
    <div className={styles.notify}>
      <p>{texts[asks[action]]}</p>
      <Button
        variant="outline"
        size="small"
        busy={isPending}
        busyLabel={texts.saving}
        aria-label={texts.name(texts[action], product.productDisplayName)}
        onClick={toggle}
      >
        {texts[action]}
      </Button>
    </div>
  )
}

/** The back-in-stock notice of the chosen SKU, while it is out of stock. */
export const NotifyMe = ({ context, ...props }: NotifyMeProps & { context: ShowContext }) => {
  const isShown = useCanShow(notifyMeRows, context)
  const action = notifyMeState(props.sku)
  return isShown && action !== 'disabled' ? <Notify {...props} action={action} /> : null
}
