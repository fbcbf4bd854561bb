import { canReload, useShop, useTexts, defineTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { useEffect } from 'react'

const pageRecoveryTexts = defineTexts(
  {
    failed: 'Something went wrong.',
    failedBody: 'The page could not be shown. What you entered before is kept.',
    offline: 'You are offline',
    offlineBody: 'This page opens as soon as you are connected. Nothing that you typed is lost.',
    reload: 'Load the page again',
  },
  {
    failed: 'Algo salió mal.',
    failedBody: 'No se pudo mostrar la página. Se conserva lo que escribiste antes.',
    offline: 'No tienes conexión',
    offlineBody: 'Esta página se abre en cuanto te conectes. No se pierde nada de lo que escribiste.',
    reload: 'Cargar la página de nuevo',
  },
)

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
