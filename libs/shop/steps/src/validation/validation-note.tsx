import type { CartLine, CartView } from '@soe/contracts'
import { useIdentity } from '@soe/shop-platform'
import { BravoFlag, CheckIcon, WarningIcon } from '@soe/ui'
import { cartNotesOf, type ValidationError } from './read-validation-errors'
import { useValidationWords } from './use-validation-words'
import styles from './validation.module.css'
import { WayLink } from './way-link'
import { waysOn } from './ways-on'

const icons = {
  Blocker: null,
  WarningNotification: <WarningIcon size={20} />,
  RewardNotification: <BravoFlag width={20} />,
  CheckMarkNotification: <CheckIcon size={20} />,
} as const

interface ValidationNoteProps {
  error: ValidationError
  /** The line that it is about, for its way on. */
  line?: CartLine
  flowType?: string
  /** Goes with its way on, to lead back from there. */
  query?: Readonly<Record<string, string>>
}

export const ValidationNote = ({ error, line, flowType, query }: ValidationNoteProps) => {
  const { audience } = useIdentity()
  const { title, detail } = useValidationWords()({ ...error, flowType })
  const [way] = waysOn(error.errorCode, audience, line?.lineId, query)
  return (
    <div className={styles.note} data-level={error.errorLevel}>
      <span className={styles.icon}>{icons[error.errorLevel]}</span>
      <p className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </p>
      {way && <WayLink way={way} />}
    </div>
  )
}

interface CartNotesProps {
  cart: CartView
  /** The findings that belong here, by their code. */
  shows?: (code: string) => boolean
}

export const CartNotes = ({ cart, shows = () => true }: CartNotesProps) => {
  const notes = cartNotesOf(cart).filter(({ errorCode }) => shows(errorCode))
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((error) => (
        <li key={`${error.errorCode}/${error.errorLevel}`}>
          <ValidationNote error={error} flowType={cart.orderDetails.flowType} />
        </li>
      ))}
    </ul>
  )
}
