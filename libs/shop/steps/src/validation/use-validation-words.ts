import type { CartView } from '@soe/contracts'
import { scanAndGoFlow } from '@soe/rules'
import { useTexts, useTranslation } from '@soe/shop-platform'
import type { ValidationError } from './read-validation-errors'
import { itemName, shortItemsOf, type ShortItem } from '../stock/short-items'
import { stockTexts } from '../stock/stock-texts'
import { isExplained, validationTexts } from './validation-texts'

interface Words {
  title: string
  detail: string | undefined
}

interface Finding extends Pick<ValidationError, 'errorCode' | 'errorMessage'> {
  /** The flow of the cart: a payment that fails in a store has a title of its own. */
  flowType?: string | undefined
  /** Names what a finding about items is about. */
  cart?: Pick<CartView, 'lineDetails'>
}

export const useValidationWords = () => {
  const translate = useTranslation()
  const texts = useTexts(validationTexts)
  const stock = useTexts(stockTexts)
  const sentenceOf = (short: ShortItem) =>
    short.left === 0 ? stock.isSoldOut(itemName(short)) : stock.isShort(itemName(short), short.left)
  return ({ errorCode, errorMessage, flowType, cart }: Finding): Words => {
    const shortItems = errorCode === 'OUT_OF_STOCK' && cart ? shortItemsOf(cart) : []
    const message = shortItems.map(sentenceOf).join(' ') || translate(errorMessage)
    const detail = isExplained(errorCode) ? texts[errorCode] : undefined
    const isScanPayment = errorCode === '2040' && flowType === scanAndGoFlow
    return isScanPayment ? { title: texts.scanTitle, detail: `${message} ${detail ?? ''}` } : { title: message, detail }
  }
}
