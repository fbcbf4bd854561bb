import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Overlay } from './overlay'
import type { OverlayTools } from './overlay-queries'
import { overlayTag } from './use-open'
import style from './overlay.css?inline'

/** The shop's security policy lets no style element in; what a script makes is the script's own. */
const styleSheet = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  return sheet
}

/** Puts the overlay into a shadow of its own at the end of the page: neither side's styles reach the other. */
export const mountOverlay = (tools: OverlayTools) => {
  const { document } = tools.window
  const host = document.createElement(overlayTag)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = [styleSheet()]
  document.body.append(host)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
  tools.log.subscribe(() => {
    void queries.invalidateQueries({ queryKey: ['standing'] })
    void queries.invalidateQueries({ queryKey: ['armed'] })
  })
  const root = createRoot(shadow)
  const leave = () => {
    root.unmount()
    host.remove()
  }
  root.render(
    <QueryClientProvider client={queries}>
      <Overlay tools={tools} onLeave={leave} />
    </QueryClientProvider>,
  )
}
