export { frontPage } from './front/front.page'
export { gridPage } from './grid/grid.page'
export { catalogueLeads } from './leads/catalogue-leads.page'
export { productPage } from './product/product.page'
