// Made from openapi/demo.yaml by tools/gen.ts. Change the description, then run: npm run gen
export const routes = {
  getNotifications: {"method":"GET","path":"/api/notification-panel/data","open":true,"query":{}},
  listQuestions: {"method":"GET","path":"/api/faq","open":true,"query":{}},
  signInToDemo: {"method":"POST","path":"/api/auth","open":true,"query":{}},
  registerInDemo: {"method":"POST","path":"/api/auth/register","open":true,"query":{}},
  renewDemoToken: {"method":"POST","path":"/api/auth/access-token","open":true,"query":{}},
} as const;
