import './stage/timers'
import '@soe/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { Shell } from './shell/shell'
import { openStage } from './stage/stage'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no #root')

if (window.location.pathname.startsWith('/gallery')) createRoot(root).render(<Shell />)
else openStage(root)
