// Made from openapi/demo.yaml by tools/gen.ts. Change the description, then run: npm run gen
export const routes = {
  getNotifications: {"method":"GET","path":"/api/notification-panel/data","open":true,"query":{}},
  listQuestions: {"method":"GET","path":"/api/faq","open":true,"query":{}},
} as const;
