import { defineTexts } from '@soe/shop-platform'

export const footerTexts = defineTexts(
  {
    motto: 'Good signal, fair wind',
    shop: 'Shop',
    certified: 'Certified pre-owned',
    plans: 'Plans',
    switch: 'Switch',
    support: 'Support',
    helpCenter: 'Help and stores',
    orders: 'Find an order',
    accessibility: 'Every page works by keyboard and with a screen reader.',
  },
  {
    motto: 'Buena señal, viento a favor',
    shop: 'Comprar',
    certified: 'Usados certificados',
    plans: 'Planes',
    switch: 'Cámbiate',
    support: 'Ayuda',
    helpCenter: 'Ayuda y tiendas',
    orders: 'Buscar un pedido',
    accessibility: 'Todas las páginas funcionan con el teclado y con lector de pantalla.',
  },
)
