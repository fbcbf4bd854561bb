import '@fontsource-variable/geist'
import '@fontsource-variable/jetbrains-mono'
import '@soe/ui/console.css'
import './shell/root.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const root = document.getElementById('root')
if (!root) throw new Error('the document has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
