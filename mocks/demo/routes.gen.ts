// Made from openapi/demo.yaml by tools/gen.ts. Change the description, then run: npm run gen
export const routes = {
  getNotifications: {"method":"GET","path":"/api/notification-panel/data","open":true,"query":{}},
  listQuestions: {"method":"GET","path":"/api/faq","open":true,"query":{}},
  signInToDemo: {"method":"POST","path":"/api/auth","open":true,"query":{}},
  registerInDemo: {"method":"POST","path":"/api/auth/register","open":true,"query":{}},
  renewDemoToken: {"method":"POST","path":"/api/auth/access-token","open":true,"query":{}},
  getProfile: {"method":"GET","path":"/api/profile","open":true,"query":{}},
  getTimeline: {"method":"GET","path":"/api/profile/timeline","open":true,"query":{}},
  likePost: {"method":"PATCH","path":"/api/profile/timeline/{postId}","open":true,"query":{}},
  createComment: {"method":"POST","path":"/api/profile/timeline/{postId}/comments","open":true,"query":{}},
  listPhotos: {"method":"GET","path":"/api/profile/photos-videos","open":true,"query":{}},
  getAbout: {"method":"GET","path":"/api/profile/about","open":true,"query":{}},
  listOrders: {"method":"GET","path":"/api/e-commerce-app/orders","open":true,"query":{}},
  getOrder: {"method":"GET","path":"/api/e-commerce-app/order","open":true,"query":{"orderId":"string"}},
  removeOrders: {"method":"POST","path":"/api/e-commerce-app/remove-orders","open":true,"query":{}},
  getInvoice: {"method":"GET","path":"/api/invoices/get-invoice","open":true,"query":{}},
} as const;
