// Made from openapi/demo.yaml by tools/gen.ts. Change the description, then run: npm run gen
export interface paths {
    "/api/notification-panel/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notifications
         * @description The notifications to show in the panel. There are none to begin with.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the questions that are asked often
         * @description All questions with their answers, in the order in which they are shown.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an email address and a password for a token. Wrong ones say by `errors` which of the two to check.
         */
        post: operations["signInToDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an account with the admin role and signs it in. An address is taken once, whatever its case.
         */
        post: operations["registerInDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by token
         * @description Exchanges a token that holds for a new one. One that has ended, or that nobody gave, is refused with 401 and 'Invalid access token detected'.
         */
        post: operations["renewDemoToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Notification: {
            /** @example welcome */
            id: string;
        };
        /** @description One entry of the FAQ, in English as all demo data. */
        Question: {
            /** @example share-link */
            id: string;
            /** @example How does a guest get the link? */
            question: string;
            /** @example Copy it from the list of guests. */
            answer: string;
        };
        DemoCredentials: {
            /** @example samira@demo.test */
            email: string;
            /** @example saffron */
            password: string;
        };
        DemoRegistration: {
            /** @example Samira Nasser */
            displayName: string;
            /** @example samira@demo.test */
            email: string;
            /** @example jasmine in june */
            password: string;
        };
        DemoSession: {
            user: components["schemas"]["DemoUser"];
            accessToken: string;
            /**
             * Format: date-time
             * @description When the token ends.
             */
            expiresAt: string;
        };
        DemoUser: {
            /** @example samira */
            id: string;
            /** @example Samira Nasser */
            displayName: string;
            /** @example samira@demo.test */
            email: string;
            /** @description Admin or staff; nobody without a role is signed in. */
            role: string[];
        };
        /** @description What went wrong. */
        Problem: {
            /** @example There is no such note. */
            message: string;
            /** @description What is wrong, field by field. */
            errors?: {
                /**
                 * @description The name of the field to blame.
                 * @example email
                 */
                type: string;
                /** @example Check your email address */
                message: string;
            }[];
        };
    };
    responses: {
        /** @description Who is signed in, and the token to show for it. */
        DemoSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DemoSession"];
            };
        };
        /** @description The call makes no sense. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Notification = components['schemas']['Notification'];
export type Question = components['schemas']['Question'];
export type DemoCredentials = components['schemas']['DemoCredentials'];
export type DemoRegistration = components['schemas']['DemoRegistration'];
export type DemoSession = components['schemas']['DemoSession'];
export type DemoUser = components['schemas']['DemoUser'];
export type Problem = components['schemas']['Problem'];
export type ResponseDemoSession = components['responses']['DemoSession'];
export type ResponseRefused = components['responses']['Refused'];
export type $defs = Record<string, never>;
export interface operations {
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example [] */
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    signInToDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoCredentials"];
            };
        };
        responses: {
            200: components["responses"]["DemoSession"];
            "4XX": components["responses"]["Refused"];
        };
    };
    registerInDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoRegistration"];
            };
        };
        responses: {
            201: components["responses"]["DemoSession"];
            "4XX": components["responses"]["Refused"];
        };
    };
    renewDemoToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accessToken: string;
                };
            };
        };
        responses: {
            200: components["responses"]["DemoSession"];
            "4XX": components["responses"]["Refused"];
        };
    };
}
