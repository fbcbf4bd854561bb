import { Router } from 'wouter'
import { SimulatorProvider } from './data'
import { SayProvider } from './design'
import { KeysProvider } from './keys'
import { Shell } from './shell/shell'

export const App = () => (
  <SimulatorProvider>
    <SayProvider>
      <KeysProvider>
        <Router base="/__sim">
          <Shell />
        </Router>
      </KeysProvider>
    </SayProvider>
  </SimulatorProvider>
)
