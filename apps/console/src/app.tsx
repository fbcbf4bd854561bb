import { NotifyProvider } from '@soe/ui'
import { Router } from 'wouter'
import { SimulatorProvider } from './data'
import { KeysProvider } from './keys'
import { Shell } from './shell/shell'

export const App = () => (
  <SimulatorProvider>
    <NotifyProvider>
      <KeysProvider>
        <Router base="/__sim">
          <Shell />
        </Router>
      </KeysProvider>
    </NotifyProvider>
  </SimulatorProvider>
)
