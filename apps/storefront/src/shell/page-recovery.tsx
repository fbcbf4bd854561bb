import { canReload, useShop, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { useEffect } from 'react'
import { pageRecoveryTexts } from './page-recovery-texts'

/** In the place of a page that can't be shown. Without a network it waits, and opens as soon as there is one. */
export const PageRecovery = ({ recovery }: { recovery: 'offline' | 'failed' }) => {
  const texts = useTexts(pageRecoveryTexts)
  const { environment } = useShop()
  const { location, isOnline } = environment
  const isOffline = recovery === 'offline'
  useEffect(() => {
    if (!isOffline) return
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    // The network may have come back before this listened.
    void canReload(environment).then((can) => can && reload())
    return () => window.removeEventListener('online', reload)
  }, [isOffline, environment, location])
  const retry = () => {
    if (isOnline?.() !== false) location.reload()
  }
  return (
    <EmptyState title={texts[recovery]} actions={<Button onClick={retry}>{texts.reload}</Button>}>
      {texts[`${recovery}Body`]}
    </EmptyState>
  )
}
