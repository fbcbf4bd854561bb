import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

const { INPUT: path, OUTPUT: output } = process.env

export default defineConfig({
  root: '.',
  input: { path },
  output: { path: output, clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [], validate: false }),
    pluginTs(),
    pluginClient({ client: 'fetch', bundle: true }),
  ],
})
