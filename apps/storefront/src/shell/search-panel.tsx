import { SearchBox } from '@soe/shop-devices/search-box'
import { PageWidth, useLightDismiss } from '@soe/ui'
import type { RefObject } from 'react'
import styles from './search-panel.module.css'

/** The search of the whole shop below the header. Esc closes it and returns the focus to the icon. */
export const SearchPanel = ({ root, onClose }: { root: RefObject<HTMLElement | null>; onClose: () => void }) => {
  useLightDismiss(root, true, (byKey) => {
    onClose()
    if (byKey) root.current?.querySelector('a')?.focus()
  })
  return (
    <div className={styles.panel}>
      <PageWidth>
        <SearchBox isFocused isInline onLeave={onClose} />
      </PageWidth>
    </div>
  )
}
