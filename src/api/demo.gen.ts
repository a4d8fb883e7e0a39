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
        /** @description What went wrong. */
        Problem: {
            /** @example There is no such note. */
            message: string;
        };
    };
    responses: {
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
export type Problem = components['schemas']['Problem'];
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
}
