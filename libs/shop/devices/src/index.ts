export * from './device-queries'
export * from './product-grid'
