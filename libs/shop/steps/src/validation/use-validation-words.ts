import { scanAndGoFlow } from '@soe/rules'
import { useTexts, useTranslation } from '@soe/shop-platform'
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
  const translate = useTranslation()
  const texts = useTexts(validationTexts)
  return ({ errorCode, errorMessage, flowType }: Finding): Words => {
    const message = translate(errorMessage)
    const detail = isExplained(errorCode) ? texts[errorCode] : undefined
    const isScanPayment = errorCode === '2040' && flowType === scanAndGoFlow
    return isScanPayment ? { title: texts.scanTitle, detail: `${message} ${detail ?? ''}` } : { title: message, detail }
  }
}
