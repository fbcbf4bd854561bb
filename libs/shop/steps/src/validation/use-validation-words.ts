import { scanAndGoFlow } from '@soe/rules'
import { toSpanish, useShop, useTexts } from '@soe/shop-platform'
import type { ValidationError } from './read-validation-errors'
import { isExplained, validationTexts } from './validation-texts'

interface Words {
  title: string
  detail: string | undefined
}

interface Finding extends Pick<ValidationError, 'errorCode' | 'errorMessage'> {
  /** The flow of the cart: a payment that fails in a store has a title of its own. */
  flowType?: string | undefined
}

/** Words a finding: the carrier's message in the page's language, and what it means. */
export const useValidationWords = () => {
  const { language } = useShop()
  const texts = useTexts(validationTexts)
  return ({ errorCode, errorMessage, flowType }: Finding): Words => {
    const message = language === 'es' ? toSpanish(errorMessage) : errorMessage
    const detail = isExplained(errorCode) ? texts[errorCode] : undefined
    const isScanPayment = errorCode === '2040' && flowType === scanAndGoFlow
    return isScanPayment ? { title: texts.scanTitle, detail: `${message} ${detail ?? ''}` } : { title: message, detail }
  }
}
