// Made by `npm run docs` from the OpenAPI document; changes belong in the declarations of the service.

export interface paths {
    readonly "/ent/v2/text2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a video from a text */
        readonly post: operations["postText2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/img2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Animate one start frame */
        readonly post: operations["postImg2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/start-end2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Move from a start frame to an end frame */
        readonly post: operations["postStartEnd2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/multiframe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a film that goes through key pictures */
        readonly post: operations["postMultiframe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/extend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Let a clip go on */
        readonly post: operations["postExtend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/upscale-new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a video larger */
        readonly post: operations["postUpscaleNew"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/upscale": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a video larger that was made here */
        readonly post: operations["postUpscale"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/reference2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a video with given subjects, pictures, clips and sounds */
        readonly post: operations["postReference2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/reference2image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a picture from a text, edit one, or combine references */
        readonly post: operations["postReference2image"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/template-story": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put pictures into one of six stories */
        readonly post: operations["postTemplateStory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/template": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Put the people of photos into a scene */
        readonly post: operations["postTemplate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/img2video-prompt-recommendation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Recommend prompts for a picture */
        readonly post: operations["postImg2videoPromptRecommendation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/trending-replicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Film pictures the way a clip is filmed: its cuts, moves and rhythm */
        readonly post: operations["postTrendingReplicate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/mv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a music video for a song */
        readonly post: operations["postOneClickMv"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/premium_mv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a music video with singers, performers or dancers */
        readonly post: operations["postOneClickPremiumMv"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v1/explain-comic/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tell a script as a narrated comic */
        readonly post: operations["postExplainComicTasks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/ad-one-click": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make an advertisement film for a product */
        readonly post: operations["postAdOneClick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/general_one_click": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a film about anything */
        readonly post: operations["postOneClickGeneralOneClick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/audio-tts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Speak a text */
        readonly post: operations["postAudioTts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/audio-clone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a voice from a recording */
        readonly post: operations["postAudioClone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/text2audio": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a sound from words: effects and music */
        readonly post: operations["postText2audio"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/timing2audio": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make sounds at given times, mixed into one */
        readonly post: operations["postTiming2audio"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/lip-sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a mouth in a clip follow a sound or a text */
        readonly post: operations["postLipSync"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/digital-human": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make a portrait speak */
        readonly post: operations["postDigitalHuman"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/text2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a video from a text */
        readonly post: operations["postPreviewText2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/img2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: animate one start frame */
        readonly post: operations["postPreviewImg2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/start-end2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: move from a start frame to an end frame */
        readonly post: operations["postPreviewStartEnd2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/multiframe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a film that goes through key pictures */
        readonly post: operations["postPreviewMultiframe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/extend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: let a clip go on */
        readonly post: operations["postPreviewExtend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/upscale-new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a video larger */
        readonly post: operations["postPreviewUpscaleNew"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/upscale": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a video larger that was made here */
        readonly post: operations["postPreviewUpscale"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/reference2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a video with given subjects, pictures, clips and sounds */
        readonly post: operations["postPreviewReference2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/reference2image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a picture from a text, edit one, or combine references */
        readonly post: operations["postPreviewReference2image"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/template-story": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: put pictures into one of six stories */
        readonly post: operations["postPreviewTemplateStory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/template": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: put the people of photos into a scene */
        readonly post: operations["postPreviewTemplate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/img2video-prompt-recommendation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: recommend prompts for a picture */
        readonly post: operations["postPreviewImg2videoPromptRecommendation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/trending-replicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: film pictures the way a clip is filmed: its cuts, moves and rhythm */
        readonly post: operations["postPreviewTrendingReplicate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/one-click/mv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a music video for a song */
        readonly post: operations["postPreviewOneClickMv"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/one-click/premium_mv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a music video with singers, performers or dancers */
        readonly post: operations["postPreviewOneClickPremiumMv"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/explain-comic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: tell a script as a narrated comic */
        readonly post: operations["postPreviewExplainComic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/ad-one-click": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make an advertisement film for a product */
        readonly post: operations["postPreviewAdOneClick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/one-click/general_one_click": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a film about anything */
        readonly post: operations["postPreviewOneClickGeneralOneClick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/audio-tts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: speak a text */
        readonly post: operations["postPreviewAudioTts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/audio-clone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a voice from a recording */
        readonly post: operations["postPreviewAudioClone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/text2audio": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a sound from words: effects and music */
        readonly post: operations["postPreviewText2audio"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/timing2audio": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make sounds at given times, mixed into one */
        readonly post: operations["postPreviewTiming2audio"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/lip-sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a mouth in a clip follow a sound or a text */
        readonly post: operations["postPreviewLipSync"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/preview/digital-human": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What would be made: make a portrait speak */
        readonly post: operations["postPreviewDigitalHuman"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks/{id}/creations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A task and what it made */
        readonly get: operations["getTasksIdCreations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The same, by the shorter path */
        readonly get: operations["getTasksId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks/{id}/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** State and progress as server-sent events, until the task is final */
        readonly get: operations["getTasksIdEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks/{id}/shot-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The shots that the engine read from the prompt */
        readonly get: operations["getTasksIdShotList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks/{id}/request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The request of a task, for repeating it */
        readonly get: operations["getTasksIdRequest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancel a task; its credits come back */
        readonly post: operations["postTasksIdCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks/{id}/keep": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Pin a task: its files, and those of a film’s parts, are kept until it is unpinned */
        readonly put: operations["putTasksIdKeep"];
        readonly post?: never;
        /** Unpin a task: its files are deleted like others */
        readonly delete: operations["deleteTasksIdKeep"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The account's tasks, newest first */
        readonly get: operations["getTasks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/tasks/{id}/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A small picture of what a task made */
        readonly get: operations["getTasksIdPreview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/mv/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film with all its jobs, by its id or that of a job */
        readonly get: operations["getOneClickMvId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/premium_mv/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film with all its jobs, by its id or that of a job */
        readonly get: operations["getOneClickPremiumMvId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v1/explain-comic/tasks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film with all its jobs, by its id or that of a job */
        readonly get: operations["getExplainComicTasksId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/ad-one-click/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** An advertisement film with all its records */
        readonly get: operations["getAdOneClickId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/general_one_click/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film with all its jobs, by its id or that of a job */
        readonly get: operations["getOneClickGeneralOneClickId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/ad-one-click/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make one part of an advertisement film again; its length stays */
        readonly post: operations["postAdOneClickEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/ad-one-click/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Compose an advertisement film again from chosen parts */
        readonly post: operations["postAdOneClickCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/general_one_click/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make one segment of the film, its narration or its music again */
        readonly post: operations["postOneClickGeneralOneClickIdEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/general_one_click/{id}/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Compose the film again from chosen segments */
        readonly post: operations["postOneClickGeneralOneClickIdCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/mv/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make one segment of the film again */
        readonly post: operations["postOneClickMvIdEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/mv/{id}/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Compose the film again from chosen segments */
        readonly post: operations["postOneClickMvIdCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/premium_mv/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make one segment of the film again */
        readonly post: operations["postOneClickPremiumMvIdEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/premium_mv/{id}/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Compose the film again from chosen segments */
        readonly post: operations["postOneClickPremiumMvIdCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v1/explain-comic/tasks/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Make one panel again */
        readonly post: operations["postExplainComicTasksIdEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v1/explain-comic/tasks/{id}/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Compose the comic again from chosen panels; what is said stays */
        readonly post: operations["postExplainComicTasksIdCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/mv/{id}/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film's timeline: as data, as OpenTimelineIO or as an edit decision list */
        readonly get: operations["getOneClickMvIdTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/premium_mv/{id}/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film's timeline: as data, as OpenTimelineIO or as an edit decision list */
        readonly get: operations["getOneClickPremiumMvIdTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v1/explain-comic/tasks/{id}/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film's timeline: as data, as OpenTimelineIO or as an edit decision list */
        readonly get: operations["getExplainComicTasksIdTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/ad-one-click/{id}/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film's timeline: as data, as OpenTimelineIO or as an edit decision list */
        readonly get: operations["getAdOneClickIdTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/general_one_click/{id}/timeline": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film's timeline: as data, as OpenTimelineIO or as an edit decision list */
        readonly get: operations["getOneClickGeneralOneClickIdTimeline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/mv/{id}/storyboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film as an editor needs it: every version of every part, every composition */
        readonly get: operations["getOneClickMvIdStoryboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/mv/{id}/cut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose which composition the film shows; costs nothing, and can be chosen back */
        readonly put: operations["putOneClickMvIdCut"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/premium_mv/{id}/storyboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film as an editor needs it: every version of every part, every composition */
        readonly get: operations["getOneClickPremiumMvIdStoryboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/premium_mv/{id}/cut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose which composition the film shows; costs nothing, and can be chosen back */
        readonly put: operations["putOneClickPremiumMvIdCut"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v1/explain-comic/tasks/{id}/storyboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film as an editor needs it: every version of every part, every composition */
        readonly get: operations["getExplainComicTasksIdStoryboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v1/explain-comic/tasks/{id}/cut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose which composition the film shows; costs nothing, and can be chosen back */
        readonly put: operations["putExplainComicTasksIdCut"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/ad-one-click/{id}/storyboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film as an editor needs it: every version of every part, every composition */
        readonly get: operations["getAdOneClickIdStoryboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/ad-one-click/{id}/cut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose which composition the film shows; costs nothing, and can be chosen back */
        readonly put: operations["putAdOneClickIdCut"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/general_one_click/{id}/storyboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A film as an editor needs it: every version of every part, every composition */
        readonly get: operations["getOneClickGeneralOneClickIdStoryboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/general_one_click/{id}/cut": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose which composition the film shows; costs nothing, and can be chosen back */
        readonly put: operations["putOneClickGeneralOneClickIdCut"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/mv/{id}/sound": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sound of a film: peaks for a waveform, and its words' times */
        readonly get: operations["getOneClickMvIdSound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/premium_mv/{id}/sound": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sound of a film: peaks for a waveform, and its words' times */
        readonly get: operations["getOneClickPremiumMvIdSound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v1/explain-comic/tasks/{id}/sound": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sound of a film: peaks for a waveform, and its words' times */
        readonly get: operations["getExplainComicTasksIdSound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/ad-one-click/{id}/sound": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sound of a film: peaks for a waveform, and its words' times */
        readonly get: operations["getAdOneClickIdSound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/one-click/general_one_click/{id}/sound": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sound of a film: peaks for a waveform, and its words' times */
        readonly get: operations["getOneClickGeneralOneClickIdSound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/subjects": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Stored subjects, newest first */
        readonly get: operations["getSubjects"];
        readonly put?: never;
        /** Store a subject for later prompts */
        readonly post: operations["postSubjects"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/subjects/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One stored subject, the account's own or the system's */
        readonly get: operations["getSubjectsId"];
        /** Change a subject */
        readonly put: operations["putSubjectsId"];
        readonly post?: never;
        /** Delete a subject */
        readonly delete: operations["deleteSubjectsId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/voices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The voices that can be asked for: those of everybody, then the account’s own */
        readonly get: operations["getVoices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/voices/{voice_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Delete a voice of the account’s own; subjects that had it have none, and tasks that still need it fail */
        readonly delete: operations["deleteVoicesVoiceId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/voices/samples/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A voice's sample, by its `sample_url`; no key is needed; Range is supported */
        readonly get: operations["getVoicesSamplesKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/templates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The available templates */
        readonly get: operations["getTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/templates/samples/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A template's sample, by its `sample_url`; no key is needed */
        readonly get: operations["getTemplatesSamplesKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/callbacks/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The callbacks of all tasks of the account, as server-sent events, whether or not a `callback_url` was given */
        readonly get: operations["getCallbacksEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/callbacks/sample": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A signed sample callback for testing a receiver, about a task that does not exist */
        readonly post: operations["postCallbacksSample"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/callbacks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Callbacks with every try to deliver them, newest first */
        readonly get: operations["getCallbacks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/callbacks/{id}/redeliver": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a callback again, with the same `webhook-id` and a new signature; refused for `processing` of an ended task */
        readonly post: operations["postCallbacksIdRedeliver"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/callbacks/received": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The account's test receiver: the URL to give as `callback_url`, and the last 20 calls that came there */
        readonly get: operations["getCallbacksReceived"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/callbacks/receiver/{token}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** An account's test receiver, at its URL; no key is needed */
        readonly post: operations["postCallbacksReceiverToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whose key this is, and what it may do */
        readonly get: operations["getAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/credits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The balance and the concurrency of the account */
        readonly get: operations["getCredits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/credits/ledger": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The ledger: every change of the credits, newest first */
        readonly get: operations["getCreditsLedger"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/credits/days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What was spent and given on each of the last days */
        readonly get: operations["getCreditsDays"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/text2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a video from a text */
        readonly post: operations["postEstimateText2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/img2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: animate one start frame */
        readonly post: operations["postEstimateImg2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/start-end2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: move from a start frame to an end frame */
        readonly post: operations["postEstimateStartEnd2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/multiframe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a film that goes through key pictures */
        readonly post: operations["postEstimateMultiframe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/extend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: let a clip go on */
        readonly post: operations["postEstimateExtend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/upscale-new": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a video larger */
        readonly post: operations["postEstimateUpscaleNew"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/upscale": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a video larger that was made here */
        readonly post: operations["postEstimateUpscale"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/reference2video": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a video with given subjects, pictures, clips and sounds */
        readonly post: operations["postEstimateReference2video"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/reference2image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a picture from a text, edit one, or combine references */
        readonly post: operations["postEstimateReference2image"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/template-story": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: put pictures into one of six stories */
        readonly post: operations["postEstimateTemplateStory"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/template": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: put the people of photos into a scene */
        readonly post: operations["postEstimateTemplate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/img2video-prompt-recommendation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: recommend prompts for a picture */
        readonly post: operations["postEstimateImg2videoPromptRecommendation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/trending-replicate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: film pictures the way a clip is filmed: its cuts, moves and rhythm */
        readonly post: operations["postEstimateTrendingReplicate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/mv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a music video for a song */
        readonly post: operations["postEstimateOneClickMv"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/premium_mv": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a music video with singers, performers or dancers */
        readonly post: operations["postEstimateOneClickPremiumMv"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/explain-comic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: tell a script as a narrated comic */
        readonly post: operations["postEstimateExplainComic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/ad-one-click": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make an advertisement film for a product */
        readonly post: operations["postEstimateAdOneClick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/general_one_click": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a film about anything */
        readonly post: operations["postEstimateOneClickGeneralOneClick"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/audio-tts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: speak a text */
        readonly post: operations["postEstimateAudioTts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/audio-clone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a voice from a recording */
        readonly post: operations["postEstimateAudioClone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/text2audio": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a sound from words: effects and music */
        readonly post: operations["postEstimateText2audio"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/timing2audio": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make sounds at given times, mixed into one */
        readonly post: operations["postEstimateTiming2audio"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/lip-sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a mouth in a clip follow a sound or a text */
        readonly post: operations["postEstimateLipSync"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/digital-human": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make a portrait speak */
        readonly post: operations["postEstimateDigitalHuman"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/ad-one-click/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make one part of an advertisement film again; its length stays */
        readonly post: operations["postEstimateAdOneClickEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/ad-one-click/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: compose an advertisement film again from chosen parts */
        readonly post: operations["postEstimateAdOneClickCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/general_one_click/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make one segment of the film, its narration or its music again */
        readonly post: operations["postEstimateOneClickGeneralOneClickIdEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/general_one_click/{id}/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: compose the film again from chosen segments */
        readonly post: operations["postEstimateOneClickGeneralOneClickIdCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/mv/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make one segment of the film again */
        readonly post: operations["postEstimateOneClickMvIdEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/mv/{id}/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: compose the film again from chosen segments */
        readonly post: operations["postEstimateOneClickMvIdCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/premium_mv/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make one segment of the film again */
        readonly post: operations["postEstimateOneClickPremiumMvIdEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/one-click/premium_mv/{id}/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: compose the film again from chosen segments */
        readonly post: operations["postEstimateOneClickPremiumMvIdCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/explain-comic/{id}/edit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: make one panel again */
        readonly post: operations["postEstimateExplainComicIdEdit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/estimate/explain-comic/{id}/compose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What it would cost: compose the comic again from chosen panels; what is said stays */
        readonly post: operations["postEstimateExplainComicIdCompose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tools/v2/files/uploads": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Create an upload */
        readonly post: operations["postFilesUploads"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tools/v2/files/uploads/{id}/finish": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Finish an upload */
        readonly put: operations["putFilesUploadsIdFinish"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/tools/v2/files/fetch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Fetch a file from its URL and keep it as an upload */
        readonly post: operations["postFilesFetch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/sandbox/clock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the clock of a sandbox shows */
        readonly get: operations["getSandboxClock"];
        readonly put?: never;
        /** Move the clock of a sandbox forward: expiry, off-peak work and retries use it */
        readonly post: operations["postSandboxClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ent/v2/catalog": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The generators and models as data, for building forms */
        readonly get: operations["getCatalog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Error
         * @description Why a request was refused; `code` is the HTTP status
         */
        readonly Error: {
            /** @description The HTTP status */
            readonly code: number;
            /**
             * @description What kind of problem it is, in a word
             * @enum {string}
             */
            readonly reason: "BadRequest" | "FieldLacking" | "FieldInvalid" | "FieldUnwanted" | "FieldItemCountOutOfRange" | "ImageFormatInvalid" | "ImageSizeInvalid" | "ImageDownloadFailure" | "VideoFormatInvalid" | "VideoDownloadFailure" | "AudioFormatInvalid" | "AudioDownloadFailure" | "TaskPromptPolicyViolation" | "CreationPolicyViolation" | "CreditInsufficient" | "ModelUnavailable" | "UserCancelled" | "TaskExpired" | "Unauthorized" | "Forbidden" | "TaskNotFound" | "NotFound" | "MethodNotAllowed" | "Conflict" | "OperationInProcess" | "ResultExpired" | "RequestTooLarge" | "TooManyRequests" | "QuotaExceeded" | "EngineFailure" | "InternalServiceFailure" | "SystemThrottling";
            /** @description The first problem: what was wrong, what is allowed, what came */
            readonly message: string;
            /** @description More of it */
            readonly metadata: {
                /** @description Names the request in the logs of the service; also in the header `x-md-trace-id` */
                readonly trace_id: string;
                /** @description Every field that is wrong */
                readonly fields?: readonly string[];
                /** @description Every problem */
                readonly problems?: readonly {
                    /** @description Where: `images[2]`, `subjects[0].name` */
                    readonly field: string;
                    /**
                     * @description What kind of problem it is, in a word
                     * @enum {string}
                     */
                    readonly reason: "BadRequest" | "FieldLacking" | "FieldInvalid" | "FieldUnwanted" | "FieldItemCountOutOfRange" | "ImageFormatInvalid" | "ImageSizeInvalid" | "ImageDownloadFailure" | "VideoFormatInvalid" | "VideoDownloadFailure" | "AudioFormatInvalid" | "AudioDownloadFailure" | "TaskPromptPolicyViolation" | "CreationPolicyViolation" | "CreditInsufficient" | "ModelUnavailable" | "UserCancelled" | "TaskExpired" | "Unauthorized" | "Forbidden" | "TaskNotFound" | "NotFound" | "MethodNotAllowed" | "Conflict" | "OperationInProcess" | "ResultExpired" | "RequestTooLarge" | "TooManyRequests" | "QuotaExceeded" | "EngineFailure" | "InternalServiceFailure" | "SystemThrottling";
                    /** @description What was wrong, what is allowed, what came */
                    readonly message: string;
                }[];
            };
        };
        /** Task */
        readonly Task: {
            /** @description The task */
            readonly id: string;
            /**
             * @description Where it stands
             * @enum {string}
             */
            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
            /** @description Why it failed, as a reason of the error table; empty unless it did */
            readonly err_code: string;
            /** @description The same in a sentence; empty unless it failed */
            readonly err_msg: string;
            /** @description What it costs; 0 after it failed */
            readonly credits: number;
            /** @description What was sent along with the create, unchanged */
            readonly payload: string;
            /** @description Whether music is heard in the result; before there is one, whether it was asked for */
            readonly bgm: boolean;
            /** @description Whether it runs when nothing else waits, at half the price */
            readonly off_peak: boolean;
            /** @description In percent; never goes back, 100 at success */
            readonly progress: number;
            /**
             * Format: date-time
             * @description Until when its files are kept, in UTC; null before it has ended, while a film is worked on, where it is pinned, and where there are none
             */
            readonly kept_until: string | null;
            /** @description Whether its files are kept until it is unpinned */
            readonly pinned: boolean;
            /** @description What was made; empty before success */
            readonly creations: readonly components["schemas"]["Creation"][];
            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
            readonly notes?: readonly string[];
            /** @description Recommended prompts; only of a task that was asked for them */
            readonly prompts?: readonly {
                /** @description What it is for */
                readonly type: string;
                /** @description What happens, in a few words */
                readonly content: string;
                /** @description What to send as the prompt; empty for a template */
                readonly prompt: string;
                /** @description What to send as the template; empty for others */
                readonly template: string;
                /** @description As it was asked for */
                readonly resolution: string;
            }[];
            /** @description Of a voice that was made: its sample; empty where none was asked for */
            readonly demo_audio?: string;
            /** @description What made it, by the name that the operator gave it; once it is made */
            readonly engine?: string;
        };
        /** Creation */
        readonly Creation: {
            /** @description The creation */
            readonly id: string;
            /** @description The file, by a signed URL; empty when it is no longer kept */
            readonly url: string;
            /** @description A picture of it; empty where there is none */
            readonly cover_url: string;
            /** @description The file with the watermark that was asked for; empty where none was */
            readonly watermarked_url: string;
            /** @description Frames from beginning to end in one picture; empty where there is none */
            readonly sheet_url: string;
        };
        /** Preview */
        readonly Preview: {
            /** @description The generator, as in the path after `preview` */
            readonly type: string;
            /** @description The model, by the name that was sent; empty where there is none to choose */
            readonly model: string;
            /** @description What it would cost */
            readonly credits: number;
            /** @description A create with this seed makes exactly this; films have no such field, and the same body makes them */
            readonly seed: number;
            /** @description Seconds of the whole; 0 where that is not known before it is made */
            readonly duration: number;
            /** @description Pixels across; 0 of what is only heard */
            readonly width: number;
            /** @description Pixels down; 0 of what is only heard */
            readonly height: number;
            /**
             * @description Whether times are those of the result, or follow from speech that nobody has spoken yet
             * @enum {string}
             */
            readonly timing: "exact" | "estimated";
            /** @description One after the other: of a film its segments, of anything else the one thing */
            readonly segments: readonly {
                /**
                 * @description What it is
                 * @enum {string}
                 */
                readonly kind: "video" | "image" | "speech" | "music";
                /** @description When it begins, in seconds */
                readonly from: number;
                /** @description Seconds; 0 where that is not known before it is made */
                readonly duration: number;
                /** @description What whoever makes it is told; chosen by them where it was left to them */
                readonly prompt: string;
                /** @description Its own seed */
                readonly seed: number;
                /** @description The media of the request that are in it, by their fields */
                readonly inputs: readonly string[];
                /** @description How it passes into the next one; absent for a plain cut */
                readonly transition?: string;
                /** @description Who would be asked first to make it, by the name that the operator gave */
                readonly engine: string;
                /** @description What the engine understood, as it is told of the task later; absent where it does not tell */
                readonly shot_list?: {
                    /**
                     * @description The language of the prompt
                     * @enum {string}
                     */
                    readonly language?: "en" | "zh";
                    /** @description One after the other */
                    readonly shots?: readonly {
                        /** @description Share of the clip; all shots together are 1 */
                        readonly share: number;
                        /**
                         * @description Where it is
                         * @enum {string}
                         */
                        readonly place: "beach" | "lake" | "sea" | "mountains" | "forest" | "meadow" | "desert" | "snowfield" | "river" | "waterfall" | "skyline" | "street" | "room" | "stage" | "kitchen" | "table" | "sweep" | "space" | "underwater" | "sky" | "garden" | "abstract";
                        /**
                         * @description Time of day
                         * @enum {string}
                         */
                        readonly time: "dawn" | "morning" | "noon" | "afternoon" | "sunset" | "dusk" | "night";
                        /**
                         * @description The weather
                         * @enum {string}
                         */
                        readonly weather: "clear" | "cloudy" | "rain" | "snow" | "fog" | "storm";
                        /**
                         * @description The season
                         * @enum {string}
                         */
                        readonly season: "spring" | "summer" | "autumn" | "winter";
                        /**
                         * @description How the picture is treated
                         * @enum {string}
                         */
                        readonly look: "cinematic" | "anime" | "watercolour" | "noir" | "retro" | "documentary" | "plain";
                        /**
                         * @description The mood, which music follows
                         * @enum {string}
                         */
                        readonly mood: "calm" | "happy" | "sad" | "epic" | "tense" | "romantic" | "playful" | "mysterious" | "neutral";
                        /** @description Colour of the paper behind a product, where the words give one */
                        readonly backdrop?: string;
                        /** @description What a ware is shown on, where the words say so */
                        readonly surface?: {
                            /**
                             * @description What it is
                             * @enum {string}
                             */
                            readonly of: "marble" | "dark-wood" | "pale-wood" | "slate" | "linen" | "silk" | "blanket" | "concrete" | "moss" | "water" | "sand" | "metal";
                            /** @description Its colour, where the words give one */
                            readonly colour?: string;
                        };
                        /** @description Hues of what is abstract, where the words give some */
                        readonly colours?: readonly string[];
                        /** @description What is seen instead of a place, where the words name nothing that has a shape */
                        readonly imagery?: {
                            /**
                             * @description How it moves
                             * @enum {string}
                             */
                            readonly kind: "burst" | "cloth" | "dots" | "ink" | "lines" | "order" | "particles" | "rays" | "ribbons" | "ripples" | "screens" | "smoke" | "strokes" | "tangle" | "threads";
                            /** @description Its hues */
                            readonly colours: readonly string[];
                            /** @description Its hues at the end, where they are others */
                            readonly to?: readonly string[];
                            /** @description What particles form, one after another */
                            readonly forms?: readonly {
                                /** @description A form by name, or a concept */
                                readonly of: string;
                                /** @description How many */
                                readonly count: number;
                            }[];
                            /** @description The hue behind it all */
                            readonly ground?: string;
                            /** @description What becomes of it, one step after another */
                            readonly steps?: readonly string[];
                        };
                        /** @description The word for something that nobody can see, and that the scene stands for */
                        readonly standsFor?: string;
                        /** @description The picture that came along in which the shot takes place */
                        readonly view?: string;
                        /** @description What is in the picture */
                        readonly subjects: readonly {
                            /** @description As it was written */
                            readonly words: string;
                            /** @description What it is called, where the words give it a name */
                            readonly name?: string;
                            /** @description What is drawn: a `sprite` or an `input` */
                            readonly what: {
                                /** @description A pictogram by its code points in hex, or `drawn-` and a name */
                                readonly sprite?: string;
                                /** @description A picture that came along, by its name */
                                readonly input?: string;
                                /** @description The pictogram of what that picture shows, where it is known */
                                readonly like?: string;
                            };
                            /** @description How many */
                            readonly count: number;
                            /** @description A hue by name, where the words give one */
                            readonly colour?: string;
                            /** @description `tiny`, `small`, `normal`, `large` or `huge` */
                            readonly size: string;
                            /**
                             * @description What it does
                             * @enum {string}
                             */
                            readonly motion: "still" | "bob" | "walk" | "run" | "ride" | "drive" | "fly" | "swim" | "float" | "fall" | "rise" | "spin" | "dance" | "jump" | "sway";
                            /** @description How it stands to another subject of the shot */
                            readonly relation?: {
                                /**
                                 * @description How it stands to the other
                                 * @enum {string}
                                 */
                                readonly kind: "on" | "under" | "beside" | "behind" | "before" | "in" | "above" | "holding" | "riding" | "around";
                                /** @description The other, by its place in `subjects` */
                                readonly to: number;
                            };
                            /** @description Where it is in the frame, where the words say so */
                            readonly side?: string;
                            /** @description What it does, in words */
                            readonly deeds?: readonly {
                                /** @description The verb by its English name */
                                readonly verb: string;
                                /** @description As it was written */
                                readonly words: string;
                                /** @description What it is done to or with, by its place in `subjects` */
                                readonly to?: number;
                                /** @description Of what flows, a hue by name */
                                readonly colour?: string;
                                /** @description When in the shot it is done, where others come before it */
                                readonly beat?: number;
                                /**
                                 * @description How its doer moves meanwhile, where that is not the `motion` of the subject
                                 * @enum {string}
                                 */
                                readonly motion?: "still" | "bob" | "walk" | "run" | "ride" | "drive" | "fly" | "swim" | "float" | "fall" | "rise" | "spin" | "dance" | "jump" | "sway";
                                /**
                                 * @description Where on the body it is carried, where the words say so
                                 * @enum {string}
                                 */
                                readonly bearing?: "head" | "shoulders" | "shoulder" | "back" | "underarm";
                            }[];
                            /** @description What it has on */
                            readonly wears?: readonly {
                                /** @description As it was written */
                                readonly words: string;
                                /** @description A hue by name */
                                readonly colour?: string;
                                /** @description What is written on it */
                                readonly letters?: string;
                            }[];
                            /** @description What those of its trade have on, garment by garment */
                            readonly outfit?: readonly string[];
                            /** @description The pictogram of what those of its trade have in hand */
                            readonly tool?: string;
                            /** @description The pictogram of whose clothes an animal wears, where it has a trade */
                            readonly trade?: string;
                            /** @description What somebody looks like, where the words say so */
                            readonly features?: {
                                /** @description `old` */
                                readonly age?: string;
                                /** @description Its colour by name */
                                readonly hair?: string;
                                /**
                                 * @description How it is worn
                                 * @enum {string}
                                 */
                                readonly hairStyle?: "short" | "long" | "curly" | "tail" | "bun" | "none";
                                /** @description Its colour by name */
                                readonly beard?: string;
                                /** @description Wears glasses */
                                readonly hasGlasses?: boolean;
                                /**
                                 * @description What the words say that it feels
                                 * @enum {string}
                                 */
                                readonly feeling?: "happy" | "sad" | "angry" | "tense" | "surprised" | "tired" | "proud" | "shy";
                            };
                            /** @description How tall the real thing is */
                            readonly metres?: number;
                            /**
                             * @description How it is put together
                             * @enum {string}
                             */
                            readonly build?: "person" | "four-legged" | "reptile" | "mythical" | "bird" | "insect" | "fish" | "tree" | "plant" | "food" | "vessel" | "furniture" | "tool" | "weapon" | "garment" | "vehicle" | "boat" | "aircraft" | "building" | "playground" | "instrument" | "ball" | "sport" | "toy" | "festive" | "stone" | "product" | "sky";
                            /** @description Letters on it: what a sign says, or the word of a block that stands for something */
                            readonly label?: string;
                            /** @description What is drawn instead of it: its nearest kin */
                            readonly drawnAs?: string;
                            /**
                             * @description How several of them keep to each other on their way
                             * @enum {string}
                             */
                            readonly formation?: "line" | "wedge";
                            /**
                             * @description Which way it goes across the frame
                             * @enum {string}
                             */
                            readonly heading?: "left" | "right";
                            /** @description The way that it goes around another subject of the shot */
                            readonly goes?: {
                                /**
                                 * @description Where it is at first
                                 * @enum {string}
                                 */
                                readonly from: "left" | "right" | "front" | "behind" | "top" | "above" | "under";
                                /**
                                 * @description Where it is in the end
                                 * @enum {string}
                                 */
                                readonly to: "left" | "right" | "front" | "behind" | "top" | "above" | "under";
                                /** @description Of what, by its place in `subjects` */
                                readonly of: number;
                            };
                            /** @description What it is made of, where that is not what it usually is: `paper`, `glass`, `flowers` */
                            readonly material?: string;
                            /** @description What becomes of it in the course of the shot */
                            readonly changes?: readonly {
                                /**
                                 * @description Of what it is another one at the end of the shot
                                 * @enum {string}
                                 */
                                readonly of: "colour" | "hair" | "size" | "light" | "material" | "age" | "figure";
                                /** @description How it was, where the words say so: a hue, a size, `off`, `wood` */
                                readonly from?: string;
                                /** @description How it is then; of a `figure` a pictogram as in `what` */
                                readonly to: string;
                                /** @description How many figures it is then, where that is more than one */
                                readonly count?: number;
                            }[];
                        }[];
                        /** @description The camera */
                        readonly camera: {
                            /**
                             * @description How it moves
                             * @enum {string}
                             */
                            readonly move: "still" | "push" | "pull" | "pan-left" | "pan-right" | "tilt-up" | "tilt-down" | "orbit" | "crane-up" | "crane-down" | "track-left" | "track-right" | "reveal" | "handheld" | "drift";
                            /** @description `wide`, `medium` or `close` */
                            readonly framing: string;
                            /** @description `slow`, `normal` or `fast` */
                            readonly speed: string;
                            /**
                             * @description How much of the main subject is seen, where the words say so
                             * @enum {string}
                             */
                            readonly size?: "face" | "hands" | "bust" | "waist" | "whole";
                            /**
                             * @description From where, where the words say so
                             * @enum {string}
                             */
                            readonly angle?: "low" | "high" | "top" | "aerial" | "tilted" | "first-person" | "over-shoulder" | "eye";
                            /**
                             * @description Which side of the subjects is seen, where the words say so
                             * @enum {string}
                             */
                            readonly from?: "front" | "side" | "back";
                            /** @description Through what, by names such as `macro`, `fisheye`, `shallow` */
                            readonly lens?: readonly string[];
                        };
                        /** @description What is heard besides music and speech */
                        readonly sounds: readonly ("waves" | "wind" | "rain" | "thunder" | "birds" | "crickets" | "city" | "traffic" | "crowd" | "room" | "fire" | "footsteps" | "river" | "waterfall" | "underwater" | "engine" | "whoosh" | "snow-steps" | "forest" | "bells" | "applause" | "space" | "fireworks" | "cafe" | "kitchen" | "typing" | "hooves" | "door" | "rain-on-glass" | "splash" | "hammer" | "axe" | "ball" | "train" | "clock" | "machines" | "pouring" | "dog" | "cat" | "cow" | "sheep" | "horse" | "pig" | "wolf" | "lion" | "elephant" | "monkey" | "chickens" | "ducks" | "gulls" | "frogs" | "scrape" | "clink" | "bubbling" | "bees" | "breaking")[];
                        /** @description What is said in quotation marks */
                        readonly lines: readonly {
                            /** @description What is said */
                            readonly text: string;
                            /** @description Who says it, by its place in `subjects` */
                            readonly subject?: number;
                        }[];
                        /** @description Where it is by the words, more exactly than the place that is drawn */
                        readonly where?: string;
                        /** @description What the place is full of: on its shelves, in its beds, along its walls */
                        readonly filledWith?: readonly {
                            /** @description As it was written */
                            readonly words: string;
                            /** @description Its picture, as in `what` of subjects */
                            readonly sprite: string;
                            /** @description A hue by name */
                            readonly colour?: string;
                            /** @description It hangs */
                            readonly hangs?: boolean;
                            /** @description It grows everywhere */
                            readonly grows?: boolean;
                        }[];
                        /** @description What the place is dressed with besides its own */
                        readonly trimmings?: readonly {
                            /** @description What it is, such as `lanterns` or `palms` */
                            readonly of: string;
                            /** @description A hue by name */
                            readonly colour?: string;
                            /**
                             * @description Only on this side
                             * @enum {string}
                             */
                            readonly side?: "left" | "right";
                        }[];
                        /** @description Light that the words ask for, by names such as `back`, `neon`, `god-rays` */
                        readonly light?: readonly string[];
                        /** @description Styles that the words ask for */
                        readonly styles?: readonly string[];
                        /** @description What is written in the picture */
                        readonly texts?: readonly {
                            /** @description The letters */
                            readonly text: string;
                            /** @description What they are on, by its place in `subjects` */
                            readonly subject?: number;
                            /** @description Only at the end of the shot */
                            readonly isLast?: boolean;
                            /**
                             * @description How its letters come, where the words say so
                             * @enum {string}
                             */
                            readonly enters?: "falling" | "flickering" | "typed";
                        }[];
                        /** @description Shown as a card when nothing else could be drawn */
                        readonly caption?: string;
                        /** @description Goes on in the place and the view of the shot before */
                        readonly continues?: boolean;
                        /** @description What hour, weather or season it is at the end, which lamps are lit and how high the sea is, where the words say that it changes */
                        readonly becomes?: {
                            /**
                             * @description Time of day
                             * @enum {string}
                             */
                            readonly time?: "dawn" | "morning" | "noon" | "afternoon" | "sunset" | "dusk" | "night";
                            /**
                             * @description The weather
                             * @enum {string}
                             */
                            readonly weather?: "clear" | "cloudy" | "rain" | "snow" | "fog" | "storm";
                            /**
                             * @description The season
                             * @enum {string}
                             */
                            readonly season?: "spring" | "summer" | "autumn" | "winter";
                            /**
                             * @description Whether lamps and windows are lit
                             * @enum {string}
                             */
                            readonly lights?: "on" | "off";
                            /**
                             * @description How far the sea has come up a beach
                             * @enum {string}
                             */
                            readonly tide?: "high" | "low";
                        };
                        /** @description How the place is in between, one after another, where it changes more than once */
                        readonly through?: readonly {
                            /**
                             * @description Time of day
                             * @enum {string}
                             */
                            readonly time?: "dawn" | "morning" | "noon" | "afternoon" | "sunset" | "dusk" | "night";
                            /**
                             * @description The weather
                             * @enum {string}
                             */
                            readonly weather?: "clear" | "cloudy" | "rain" | "snow" | "fog" | "storm";
                            /**
                             * @description The season
                             * @enum {string}
                             */
                            readonly season?: "spring" | "summer" | "autumn" | "winter";
                            /**
                             * @description Whether lamps and windows are lit
                             * @enum {string}
                             */
                            readonly lights?: "on" | "off";
                            /**
                             * @description How far the sea has come up a beach
                             * @enum {string}
                             */
                            readonly tide?: "high" | "low";
                        }[];
                        /**
                         * @description How its time goes, where that is not ahead
                         * @enum {string}
                         */
                        readonly flow?: "backwards" | "returns";
                        /**
                         * @description Whether lamps and windows are lit, where that is not as the hour has it
                         * @enum {string}
                         */
                        readonly lights?: "on" | "off";
                        /**
                         * @description How far the sea has come up a beach, where the words say so
                         * @enum {string}
                         */
                        readonly tide?: "high" | "low";
                    }[];
                    /** @description Words that nothing here knows, as they were written */
                    readonly unknown?: readonly string[];
                    /** @description Words that are understood and of which nothing is seen */
                    readonly unshown?: readonly string[];
                };
            }[];
            /** @description What is heard all along a film: narration, music */
            readonly sounds: readonly {
                /**
                 * @description What it is
                 * @enum {string}
                 */
                readonly kind: "speech" | "music";
                /** @description What is said, or how it sounds */
                readonly prompt: string;
                /** @description The voice, by its id; absent of music */
                readonly voice?: string;
                /** @description Who would be asked first to make it */
                readonly engine: string;
            }[];
            /** @description Who says what, in order */
            readonly lines: readonly {
                /** @description What is said */
                readonly text: string;
                /** @description Who says it, as the words call them; absent of a narrator */
                readonly speaker?: string;
                /** @description The voice, by its id; absent where the engine chooses one */
                readonly voice?: string;
                /** @description The segment it is heard in, by its place */
                readonly segment: number;
                /** @description From when on it is heard, in seconds: not before */
                readonly from: number;
            }[];
            /** @description What is written over the pictures, in order */
            readonly titles: readonly {
                /** @description What is read */
                readonly text: string;
                /**
                 * @description How it is shown
                 * @enum {string}
                 */
                readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                /** @description From when on it is seen, in seconds */
                readonly from: number;
                /** @description Until when */
                readonly to: number;
            }[];
            /** @description What was asked for and would not be done, a short sentence each */
            readonly notes: readonly string[];
        };
        /** text2video genq1 */
        readonly Text2videoGenq1: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq1";
            /** @description What is to be seen */
            readonly prompt: string;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description Width to height
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | null;
            /**
             * @description Make sound together with the picture
             * @default true
             */
            readonly audio?: boolean | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 1
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** text2video gen1.5 */
        readonly Text2videoGen15: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "gen1.5";
            /** @description What is to be seen */
            readonly prompt: string;
            /**
             * @description Length in seconds
             * @default 4
             * @enum {integer|null}
             */
            readonly duration?: 4 | 8 | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description Width to height
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @description The short side
             * @default 360p
             * @enum {string|null}
             */
            readonly resolution?: "360p" | "720p" | "1080p" | null;
            /**
             * @description Make sound together with the picture
             * @default true
             */
            readonly audio?: boolean | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "gen1.5";
        });
        /** text2video genq2 */
        readonly Text2videoGenq2: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2";
            /** @description What is to be seen */
            readonly prompt: string;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description Width to height
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /**
             * @description Make sound together with the picture
             * @default true
             */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** text2video genq3-pro */
        readonly Text2videoGenq3Pro: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-pro";
            /** @description What is to be seen */
            readonly prompt: string;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description Width to height
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /**
             * @description Make sound together with the picture
             * @default true
             */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** text2video genq3-turbo */
        readonly Text2videoGenq3Turbo: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-turbo";
            /** @description What is to be seen */
            readonly prompt: string;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description Width to height
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /**
             * @description Make sound together with the picture
             * @default true
             */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** img2video genq1 */
        readonly Img2videoGenq1: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq1";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Voice for speech; takes effect only when `audio` is true; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq1";
        });
        /** img2video genq1-classic */
        readonly Img2videoGenq1Classic: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq1-classic";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Voice for speech; takes effect only when `audio` is true; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq1-classic";
        });
        /** img2video gen1.5 */
        readonly Img2videoGen15: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "gen1.5";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Voice for speech; takes effect only when `audio` is true; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 4
             * @enum {integer|null}
             */
            readonly duration?: 4 | 8 | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 360p
             * @enum {string|null}
             */
            readonly resolution?: "360p" | "720p" | "1080p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "gen1.5";
        });
        /** img2video gen2.0 */
        readonly Img2videoGen20: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "gen2.0";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Voice for speech; takes effect only when `audio` is true; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 4
             * @enum {integer|null}
             */
            readonly duration?: 4 | 8 | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 360p
             * @enum {string|null}
             */
            readonly resolution?: "360p" | "720p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "gen2.0";
        });
        /** img2video genq2-pro */
        readonly Img2videoGenq2Pro: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq2-pro";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Voice for speech; takes effect only when `audio` is true; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq2-pro";
        });
        /** img2video genq2-pro-fast */
        readonly Img2videoGenq2ProFast: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq2-pro-fast";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Voice for speech; takes effect only when `audio` is true; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq2-pro-fast";
        });
        /** img2video genq2-turbo */
        readonly Img2videoGenq2Turbo: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq2-turbo";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Voice for speech; takes effect only when `audio` is true; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq2-turbo";
        });
        /** img2video genq3-pro */
        readonly Img2videoGenq3Pro: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq3-pro";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default true
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Accepted, without effect */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq3-pro";
        });
        /** img2video genq3-pro-fast */
        readonly Img2videoGenq3ProFast: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq3-pro-fast";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default true
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Accepted, without effect */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq3-pro-fast";
        });
        /** img2video genq3-turbo */
        readonly Img2videoGenq3Turbo: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq3-turbo";
            /** @description The start frame */
            readonly images: readonly string[];
            /**
             * @description Let the service recommend the prompt; a given prompt is then not used
             * @default false
             */
            readonly is_rec?: boolean | null;
            /**
             * @description What happens
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Make sound together with the picture; false gives a silent video
             * @default true
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /** @description Accepted, without effect */
            readonly voice_id?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq3-turbo";
        });
        /** start-end2video genq1 */
        readonly StartEnd2videoGenq1: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq1";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** start-end2video genq1-classic */
        readonly StartEnd2videoGenq1Classic: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq1-classic";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** start-end2video gen1.5 */
        readonly StartEnd2videoGen15: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "gen1.5";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 4
             * @enum {integer|null}
             */
            readonly duration?: 4 | 8 | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 360p
             * @enum {string|null}
             */
            readonly resolution?: "360p" | "720p" | "1080p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "gen1.5";
        });
        /** start-end2video gen2.0 */
        readonly StartEnd2videoGen20: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "gen2.0";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 4
             * @enum {integer|null}
             */
            readonly duration?: 4 | 8 | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 360p
             * @enum {string|null}
             */
            readonly resolution?: "360p" | "720p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "gen2.0";
        });
        /** start-end2video genq2-pro */
        readonly StartEnd2videoGenq2Pro: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2-pro";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /** @description Accepted, without effect */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** start-end2video genq2-pro-fast */
        readonly StartEnd2videoGenq2ProFast: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2-pro-fast";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /** @description Accepted, without effect */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** start-end2video genq2-turbo */
        readonly StartEnd2videoGenq2Turbo: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2-turbo";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /** @description Accepted, without effect */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** start-end2video genq3-pro */
        readonly StartEnd2videoGenq3Pro: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-pro";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /** @description Accepted, without effect */
            readonly bgm?: boolean | null;
            /**
             * @description Make sound together with the picture
             * @default true
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** start-end2video genq3-pro-fast */
        readonly StartEnd2videoGenq3ProFast: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-pro-fast";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /** @description Accepted, without effect */
            readonly bgm?: boolean | null;
            /**
             * @description Make sound together with the picture
             * @default true
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** start-end2video genq3-turbo */
        readonly StartEnd2videoGenq3Turbo: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-turbo";
            /** @description The start frame, then the end frame */
            readonly images: readonly string[];
            /**
             * @description What happens between them
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /** @description Accepted, without effect */
            readonly bgm?: boolean | null;
            /**
             * @description Make sound together with the picture
             * @default true
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /** @description Accepted, without effect */
            readonly watermark?: boolean | null;
            /** @description Accepted, without effect */
            readonly wm_position?: number | null;
            /** @description Accepted, without effect */
            readonly wm_url?: string | null;
            /** @description Accepted, without effect */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** multiframe genq2-pro */
        readonly MultiframeGenq2Pro: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2-pro";
            /** @description The picture that the film begins with */
            readonly start_image: string;
            /** @description A segment for each key picture, in order */
            readonly image_settings: readonly {
                /** @description The picture that the segment ends with */
                readonly key_image: string;
                /**
                 * @description What happens on the way to it
                 * @default
                 */
                readonly prompt?: string | null;
                /**
                 * @description Length in seconds
                 * @default 5
                 */
                readonly duration?: number | string | null;
            }[];
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "540p" | "720p" | "1080p" | "" | null;
            /** @description The same body and seed give the same files */
            readonly seed?: number | string | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default bottom_left
             * @enum {string|integer|null}
             */
            readonly wm_position?: "top_left" | "top_right" | "bottom_right" | "bottom_left" | 1 | 2 | 3 | 4 | "" | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** multiframe genq2-turbo */
        readonly MultiframeGenq2Turbo: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2-turbo";
            /** @description The picture that the film begins with */
            readonly start_image: string;
            /** @description A segment for each key picture, in order */
            readonly image_settings: readonly {
                /** @description The picture that the segment ends with */
                readonly key_image: string;
                /**
                 * @description What happens on the way to it
                 * @default
                 */
                readonly prompt?: string | null;
                /**
                 * @description Length in seconds
                 * @default 5
                 */
                readonly duration?: number | string | null;
            }[];
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "540p" | "720p" | "1080p" | "" | null;
            /** @description The same body and seed give the same files */
            readonly seed?: number | string | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default bottom_left
             * @enum {string|integer|null}
             */
            readonly wm_position?: "top_left" | "top_right" | "bottom_right" | "bottom_left" | 1 | 2 | 3 | 4 | "" | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** extend genq2-pro */
        readonly ExtendGenq2Pro: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq2-pro";
            /** @description A video that was made here, by the `id` among its task’s `creations` */
            readonly video_creation_id?: string | null;
            /** @description Any other video */
            readonly video_url?: string | null;
            /** @description The picture that it ends with */
            readonly images?: readonly string[] | null;
            /**
             * @description What happens next
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description How many seconds are added
             * @default 5
             */
            readonly duration?: number | string | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "540p" | "720p" | "1080p" | "" | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
            /** @description Another name for `video_creation_id` */
            readonly creation_id?: string | null;
            /** @description Another name for `video_url` */
            readonly url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq2-pro";
        });
        /** extend genq2-turbo */
        readonly ExtendGenq2Turbo: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq2-turbo";
            /** @description A video that was made here, by the `id` among its task’s `creations` */
            readonly video_creation_id?: string | null;
            /** @description Any other video */
            readonly video_url?: string | null;
            /** @description The picture that it ends with */
            readonly images?: readonly string[] | null;
            /**
             * @description What happens next
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description How many seconds are added
             * @default 5
             */
            readonly duration?: number | string | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "540p" | "720p" | "1080p" | "" | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
            /** @description Another name for `video_creation_id` */
            readonly creation_id?: string | null;
            /** @description Another name for `video_url` */
            readonly url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq2-turbo";
        });
        /** upscale-new */
        readonly UpscaleNew: {
            /** @description A video that was made here, by the `id` among its task’s `creations` */
            readonly video_creation_id?: string | null;
            /** @description Any other video */
            readonly video_url?: string | null;
            /**
             * @description The short side; it must be longer than the video’s own
             * @default 1080p
             * @enum {string|null}
             */
            readonly upscale_resolution?: "1080p" | "2K" | "4K" | "8K" | "" | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
            /** @description Another name for `video_creation_id` */
            readonly creation_id?: string | null;
            /** @description Another name for `video_url` */
            readonly url?: string | null;
        } & unknown;
        /** upscale gen1.0 */
        readonly UpscaleGen10: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "gen1.0";
            /** @description A video that was made here, by the `id` among its task’s `creations` */
            readonly creation_id?: string;
            /**
             * @description The short side; it must be longer than the video’s own
             * @default 1080p
             * @enum {string|null}
             */
            readonly upscale_resolution?: "1080p" | "2K" | "4K" | "8K" | "" | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
            /** @description Another name for `creation_id` */
            readonly video_creation_id?: string | null;
        } & unknown;
        /** reference2video genq1 */
        readonly Reference2videoGenq1: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq1";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Must not be passed */
            readonly sounds?: readonly unknown[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video gen1.5 */
        readonly Reference2videoGen15: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "gen1.5";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Must not be passed */
            readonly sounds?: readonly unknown[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /**
             * @description Make sound together with the picture
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /**
             * @description Length in seconds
             * @default 4
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | null;
            /**
             * @description The short side
             * @default 360p
             * @enum {string|null}
             */
            readonly resolution?: "360p" | "720p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video gen2.0 */
        readonly Reference2videoGen20: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "gen2.0";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Must not be passed */
            readonly sounds?: readonly unknown[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /**
             * @description Make sound together with the picture
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /**
             * @description Length in seconds
             * @default 4
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | null;
            /**
             * @description The short side
             * @default 360p
             * @enum {string|null}
             */
            readonly resolution?: "360p" | "720p" | null;
            /**
             * @description How much moves
             * @default auto
             * @enum {string|null}
             */
            readonly movement_amplitude?: "auto" | "small" | "medium" | "large" | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video genq2 */
        readonly Reference2videoGenq2: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Must not be passed */
            readonly sounds?: readonly unknown[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /**
             * @description Make sound together with the picture
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video genq2-pro */
        readonly Reference2videoGenq2Pro: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2-pro";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description One clip of at most 8 seconds or two of at most 5 */
            readonly videos?: readonly string[] | null;
            /** @description Must not be passed */
            readonly sounds?: readonly unknown[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /**
             * @description Make sound together with the picture
             * @default false
             */
            readonly audio?: boolean | null;
            /**
             * @description What is heard where `audio` is true: everything, only what is said, or everything but speech
             * @default all
             * @enum {string|null}
             */
            readonly audio_type?: "all" | "speech_only" | "sound_effect_only" | "" | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video genq3 */
        readonly Reference2videoGenq3: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Must not be passed */
            readonly sounds?: readonly unknown[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video genq3-ad */
        readonly Reference2videoGenq3Ad: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-ad";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Sounds to be heard */
            readonly sounds?: readonly string[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video genq3-drama */
        readonly Reference2videoGenq3Drama: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-drama";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Sounds to be heard */
            readonly sounds?: readonly string[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Length in seconds
             * @default 8
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video genq3-mix */
        readonly Reference2videoGenq3Mix: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-mix";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Sounds to be heard */
            readonly sounds?: readonly string[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             * @enum {boolean|null}
             */
            readonly off_peak?: false | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2video genq3-turbo */
        readonly Reference2videoGenq3Turbo: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq3-turbo";
            /** @description Pictures of the subjects; a .glb is filmed from all sides */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly videos?: readonly unknown[] | null;
            /** @description Must not be passed */
            readonly sounds?: readonly unknown[] | null;
            /**
             * @description Match names in the prompt against the account's and the system's subjects
             * @default false
             */
            readonly auto_subjects?: boolean | null;
            /** @description Named subjects; one object counts as a list of one */
            readonly subjects?: unknown;
            /** @description What is to be seen; subjects as `[@name]` */
            readonly prompt: string;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio?: boolean | null;
            /** @description Accepted, without effect */
            readonly audio_type?: string | null;
            /**
             * @description Length in seconds
             * @default 5
             */
            readonly duration?: number | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes it from the input
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "auto" | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "540p" | "1080p" | null;
            /** @description Accepted, without effect */
            readonly movement_amplitude?: string | null;
            /**
             * @description Half the price; runs when nothing else waits, within 48 hours
             * @default false
             */
            readonly off_peak?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2image genq1 */
        readonly Reference2imageGenq1: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq1";
            /** @description What to edit or to refer to */
            readonly images: readonly string[];
            /** @description What is to be seen */
            readonly prompt: string;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes the first picture's
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** reference2image genq2 */
        readonly Reference2imageGenq2: {
            /**
             * @description The model that makes it (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly model: "genq2";
            /** @description What to edit or to refer to */
            readonly images?: readonly string[] | null;
            /** @description What is to be seen */
            readonly prompt: string;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description `auto` takes the first picture's
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | "21:9" | "2:3" | "3:2" | "auto" | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | "2K" | "4K" | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** template-story */
        readonly TemplateStory: {
            /**
             * @description The story; `one_shot` keeps the aspect ratio of the first picture
             * @enum {string}
             */
            readonly story: "love_story" | "workday_feels" | "monkey_king" | "pigsy" | "monk_tang" | "one_shot";
            /** @description Who plays in it */
            readonly images: readonly string[];
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** template */
        readonly Template: {
            /**
             * @description The scene; `GET /ent/v2/templates` tells what happens in each and shows it
             * @enum {string}
             */
            readonly template: "hug" | "hugging" | "hugging_pro" | "couple_arrival" | "kiss" | "kissing" | "kissing_pro" | "cheek_kiss" | "french_kiss" | "french_kiss_8s" | "rain_kiss" | "blow_kiss" | "live_memory" | "exotic_princess" | "beast_companion" | "subject_3" | "pubg_winner_hit" | "outfit_show" | "ghibli" | "minecraft" | "simpsons_comic" | "fairy_me" | "shake_it_down" | "turn_into_zombie" | "head_to_balloon" | "wednesdays_vibe" | "covered_liquid_metal";
            /** @description Who is in it; of two people both may be in one picture */
            readonly images: readonly string[];
            /**
             * @description What else is to be seen or heard: the weather, sounds, a mood
             * @default
             */
            readonly prompt?: string | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description Width to height
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "1:1" | "" | null;
            /**
             * @description Of `exotic_princess`: where she is at home
             * @enum {string|null}
             */
            readonly area?: "auto" | "denmark" | "uk" | "africa" | "china" | "mexico" | "switzerland" | "russia" | "italy" | "korea" | "thailand" | "india" | "japan" | "" | null;
            /**
             * @description Of `beast_companion`: which beast
             * @enum {string|null}
             */
            readonly beast?: "auto" | "bear" | "tiger" | "elk" | "snake" | "lion" | "wolf" | "" | null;
            /**
             * @description Add background music
             * @default false
             */
            readonly bgm?: boolean | null;
            /**
             * @description Also make a watermarked copy, at `watermarked_url`
             * @default false
             */
            readonly watermark?: boolean | null;
            /**
             * @description Corner of the watermark
             * @default 3
             */
            readonly wm_position?: number | null;
            /** @description Picture used as the watermark; else a notice that the content is AI-generated */
            readonly wm_url?: string | null;
            /**
             * @description A JSON object, as text, written into the file as its label; empty writes one of our own
             * @default
             */
            readonly meta_data?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & unknown & unknown & unknown);
        /** img2video-prompt-recommendation */
        readonly Img2videoPromptRecommendation: {
            /** @description What the clips would begin with */
            readonly images: readonly string[];
            /** @description What the prompts are for */
            readonly type: readonly ("img2video" | "template" | "start_end2video" | "e_commerce")[];
            /**
             * @description What the prompts say beside themselves
             * @default 360p
             * @enum {string|null}
             */
            readonly resolution?: "360p" | "720p" | null;
            /**
             * @description How many of each type
             * @default 5
             */
            readonly count?: number | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** trending-replicate */
        readonly TrendingReplicate: {
            /** @description Whose cuts, transitions, moves of the camera and sound are taken */
            readonly video_url: string;
            /** @description What is seen in their place */
            readonly images: readonly string[];
            /**
             * @description What else is to be seen
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Width to height
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "1:1" | "4:3" | "3:4" | null;
            /**
             * @description The short side
             * @default 1080p
             * @enum {string|null}
             */
            readonly resolution?: "1080p" | "720p" | "540p" | null;
            /**
             * @description Without the sound of the clip; music of its tempo instead
             * @default false
             */
            readonly remove_audio?: boolean | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/mv standard */
        readonly OneClickMvStandard: {
            /** @description People or style */
            readonly images: readonly string[];
            /** @description The song: mp3, wav, aac or m4a, 10 to 300 seconds */
            readonly audio_url: string;
            /**
             * @description Move the lips of frontal faces to the song; not above three minutes
             * @default false
             */
            readonly lip_sync?: boolean | null;
            /** @description The singer's face from the front */
            readonly lip_ref_url?: string | null;
            /**
             * @description Style in free words
             * @default
             */
            readonly style?: string | null;
            /**
             * @description `high`: the best picture the engine can make
             * @default standard
             * @enum {string|null}
             */
            readonly quality?: "standard" | null;
            /**
             * @description What is to be seen
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "540p" | "720p" | "1080p" | null;
            /**
             * @description Burn in subtitles
             * @default false
             */
            readonly add_subtitle?: boolean | null;
            /**
             * @description Colour of the subtitles
             * @default #FFFFFF
             */
            readonly subtitle_color?: string | null;
            /**
             * @description Language of the lyrics
             * @default auto
             * @enum {string|null}
             */
            readonly language?: "auto" | "en" | "zh" | null;
            /** @description Subtitles as an SRT file */
            readonly srt_url?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & unknown;
        /** one-click/mv high */
        readonly OneClickMvHigh: {
            /** @description People or style */
            readonly images: readonly string[];
            /** @description The song: mp3, wav, aac or m4a, 10 to 300 seconds */
            readonly audio_url: string;
            /**
             * @description Move the lips of frontal faces to the song; not above three minutes
             * @default false
             */
            readonly lip_sync?: boolean | null;
            /** @description The singer's face from the front */
            readonly lip_ref_url?: string | null;
            /**
             * @description Style in free words
             * @default
             */
            readonly style?: string | null;
            /**
             * @description `high`: the best picture the engine can make
             * @default standard
             * @enum {string}
             */
            readonly quality: "high";
            /**
             * @description What is to be seen
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /**
             * @description Burn in subtitles
             * @default false
             */
            readonly add_subtitle?: boolean | null;
            /**
             * @description Colour of the subtitles
             * @default #FFFFFF
             */
            readonly subtitle_color?: string | null;
            /**
             * @description Language of the lyrics
             * @default auto
             * @enum {string|null}
             */
            readonly language?: "auto" | "en" | "zh" | null;
            /** @description Subtitles as an SRT file */
            readonly srt_url?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & unknown;
        /** one-click/premium_mv sing */
        readonly OneClickPremiumMvSing: {
            /**
             * @description Full lip-sync, lip-sync and performance in turn, performance, dance (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly premium_mv_mode: "sing";
            /** @description Faces of the singers, in the order they sing */
            readonly lip_ref_urls: readonly string[];
            /** @description People or style */
            readonly images?: readonly string[] | null;
            /** @description The song, with lyrics: mp3, wav, aac or m4a, 10 to 300 seconds */
            readonly audio_url: string;
            /**
             * @description Language of the lyrics; `auto` detects it
             * @default auto
             * @enum {string|null}
             */
            readonly language?: "auto" | "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk" | null;
            /**
             * @description Style in free words
             * @default
             */
            readonly style?: string | null;
            /**
             * @description What is to be seen
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /**
             * @description Burn in subtitles
             * @default false
             */
            readonly add_subtitle?: boolean | null;
            /**
             * @description Colour of the subtitles
             * @default #FFFFFF
             */
            readonly subtitle_color?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/premium_mv sing_perform */
        readonly OneClickPremiumMvSingPerform: {
            /**
             * @description Full lip-sync, lip-sync and performance in turn, performance, dance (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly premium_mv_mode: "sing_perform";
            /** @description Faces of the singers, in the order they sing */
            readonly lip_ref_urls: readonly string[];
            /** @description People or style */
            readonly images?: readonly string[] | null;
            /** @description The song, with lyrics: mp3, wav, aac or m4a, 10 to 300 seconds */
            readonly audio_url: string;
            /**
             * @description Language of the lyrics; `auto` detects it
             * @default auto
             * @enum {string|null}
             */
            readonly language?: "auto" | "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk" | null;
            /**
             * @description Style in free words
             * @default
             */
            readonly style?: string | null;
            /**
             * @description What is to be seen
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /**
             * @description Burn in subtitles
             * @default false
             */
            readonly add_subtitle?: boolean | null;
            /**
             * @description Colour of the subtitles
             * @default #FFFFFF
             */
            readonly subtitle_color?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/premium_mv perform */
        readonly OneClickPremiumMvPerform: {
            /**
             * @description Full lip-sync, lip-sync and performance in turn, performance, dance (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly premium_mv_mode: "perform";
            /** @description Must not be passed */
            readonly lip_ref_urls?: readonly unknown[] | null;
            /** @description People or style */
            readonly images: readonly string[];
            /** @description The song, with lyrics: mp3, wav, aac or m4a, 10 to 300 seconds */
            readonly audio_url: string;
            /**
             * @description Language of the lyrics; `auto` detects it
             * @default auto
             * @enum {string|null}
             */
            readonly language?: "auto" | "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk" | null;
            /**
             * @description Style in free words
             * @default
             */
            readonly style?: string | null;
            /**
             * @description What is to be seen
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /**
             * @description Burn in subtitles
             * @default false
             */
            readonly add_subtitle?: boolean | null;
            /**
             * @description Colour of the subtitles
             * @default #FFFFFF
             */
            readonly subtitle_color?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/premium_mv dance */
        readonly OneClickPremiumMvDance: {
            /**
             * @description Full lip-sync, lip-sync and performance in turn, performance, dance (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly premium_mv_mode: "dance";
            /** @description Must not be passed */
            readonly lip_ref_urls?: readonly unknown[] | null;
            /** @description People or style */
            readonly images: readonly string[];
            /** @description The song, with lyrics: mp3, wav, aac or m4a, 10 to 300 seconds */
            readonly audio_url: string;
            /**
             * @description Language of the lyrics; `auto` detects it
             * @default auto
             * @enum {string|null}
             */
            readonly language?: "auto" | "en" | "zh" | "ja" | "ko" | "vi" | "th" | "id" | "ms" | "tl" | "hi" | "ar" | "fr" | "de" | "es" | "pt" | "ru" | "it" | "nl" | "sv" | "da" | "fi" | "no" | "el" | "pl" | "cs" | "hu" | "ro" | "bg" | "hr" | "sk" | null;
            /**
             * @description Style in free words
             * @default
             */
            readonly style?: string | null;
            /**
             * @description What is to be seen
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /**
             * @description Burn in subtitles
             * @default false
             */
            readonly add_subtitle?: boolean | null;
            /**
             * @description Colour of the subtitles
             * @default #FFFFFF
             */
            readonly subtitle_color?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** explain-comic */
        readonly ExplainComic: {
            /** @description The title */
            readonly script_name: string;
            /** @description The story; about 400 characters make a minute. Long ones are split by themselves */
            readonly script_content: string;
            /** @description Characters, scenes and tools; 3 to 10 recommended */
            readonly assets?: readonly ({
                /** @description Number-like, for example two digits */
                readonly id: string;
                /** @enum {string} */
                readonly type: "character" | "scene" | "tool";
                readonly name: string;
                /** @description One reference picture, preferably at most 2k */
                readonly image_uri?: string | null;
                /**
                 * @description Identity, appearance, age and the like
                 * @default
                 */
                readonly description?: string | null;
                /** @description Only for characters; a narrator is a character too */
                readonly voice_id?: string | null;
            } & (unknown & unknown))[] | null;
            /**
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "720p" | "1080p" | null;
            /**
             * @default 9:16
             * @enum {string|null}
             */
            readonly aspect_ratio?: "9:16" | "16:9" | "4:3" | "3:4" | null;
            /**
             * @description Style in a few words, without punctuation
             * @default live-action realistic
             */
            readonly style?: string | null;
            /**
             * @default zh
             * @enum {string|null}
             */
            readonly language?: "zh" | "en" | null;
            /**
             * @description 1.3 gives about 400 characters a minute
             * @default 1.1
             */
            readonly tts_speed?: number | null;
            /**
             * @description More natural dialogue; false is more consistent
             * @default true
             */
            readonly enable_lipsync?: boolean | null;
            /** @description Background music; looped or cut to length */
            readonly comic_bgm?: string | null;
            /**
             * @description Burn in subtitles
             * @default false
             */
            readonly add_subtitle?: boolean | null;
            /**
             * @default source_han_sans
             * @enum {string|null}
             */
            readonly subtitle_type?: "source_han_sans" | "source_han_serif" | null;
            /**
             * @description `high`: the best picture the engine can make
             * @default standard
             * @enum {string|null}
             */
            readonly quality?: "standard" | "high" | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** ad-one-click */
        readonly AdOneClick: {
            /** @description Product or model; the first best from the front; a .glb of the product is filmed from all sides */
            readonly images: readonly string[];
            /**
             * @description What the film should say
             * @default
             */
            readonly prompt?: string | null;
            /**
             * @description Length in seconds
             * @default 15
             */
            readonly duration?: number | null;
            /**
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "1:1" | "9:16" | null;
            /**
             * @description Language of narration and dialogue; while it is absent, that of the prompt
             * @enum {string|null}
             */
            readonly language?: "zh" | "en" | null;
            /**
             * @description Include creative segments
             * @default false
             */
            readonly creative?: boolean | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/general_one_click */
        readonly OneClickGeneralOneClick: {
            /** @description What the film is about */
            readonly images: readonly string[];
            /**
             * @description What is to be seen
             * @default
             */
            readonly prompt?: string | null;
            /** @description Length in seconds */
            readonly duration: number;
            /**
             * @default 16:9
             * @enum {string|null}
             */
            readonly aspect_ratio?: "16:9" | "9:16" | "3:4" | "4:3" | "1:1" | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** audio-tts */
        readonly AudioTts: {
            /** @description Line breaks are paragraphs; `<#1.5#>` between two texts is a pause of 1.5 seconds (0.01 to 99.99) */
            readonly text: string;
            /** @description The voice */
            readonly voice_setting_voice_id: string;
            /** @default 1 */
            readonly voice_setting_speed?: number | string | null;
            /**
             * @description 0 is normal
             * @default 0
             */
            readonly voice_setting_volume?: number | string | null;
            /**
             * @description In semitones
             * @default 0
             */
            readonly voice_setting_pitch?: number | string | null;
            /** @enum {string|null} */
            readonly voice_setting_emotion?: "happy" | "sad" | "angry" | "fearful" | "disgusted" | "surprised" | "calm" | null;
            /** @description `word/replacement`: a spelling (`omg/oh my god`) or pinyin with tones (`燕少飞/(yan4)(shao3)(fei1)`) */
            readonly pronunciation_dict_tone?: readonly string[] | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
        };
        /** audio-clone */
        readonly AudioClone: {
            /** @description Somebody who speaks: mp3, m4a or wav, 10 seconds to 5 minutes */
            readonly audio_url: string;
            /** @description What the voice is called from then on, wherever one is asked for; one of its kind in the account */
            readonly voice_id: string;
            /** @description Spoken in the voice as a sample, at `demo_audio` */
            readonly text?: string | null;
            /** @description Accepted; the recording itself is used */
            readonly prompt_audio_url?: string | null;
            /** @description What is said in the recording: its language is the voice’s */
            readonly prompt_text?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** text2audio audio1.0 */
        readonly Text2audioAudio10: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "audio1.0";
            /** @description What is to be heard */
            readonly prompt: string;
            /**
             * @description Length in seconds
             * @default 10
             */
            readonly duration?: number | string | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** timing2audio audio1.0 */
        readonly Timing2audioAudio10: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "audio1.0";
            /**
             * @description Length in seconds
             * @default 10
             */
            readonly duration?: number | string | null;
            /** @description What is heard when: `from` before `to`, both within `duration`; entries may overlap */
            readonly timing_prompts: readonly {
                /** @description Seconds */
                readonly from: number | string;
                /** @description Seconds */
                readonly to: number | string;
                /** @description What is to be heard then; no music */
                readonly prompt: string;
            }[];
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** lip-sync */
        readonly LipSync: {
            /** @description Somebody, facing the camera. The result lasts as long as what is said: a shorter clip goes back and forth, a longer one ends */
            readonly video_url: string;
            /** @description What is said: mp3, wav, aac or m4a, 1 to 600 seconds; where it is given, `text` is not used */
            readonly audio_url?: string | null;
            /** @description What is said; `<#1.5#>` between two texts is a pause of 1.5 seconds (0.01 to 99.99) */
            readonly text?: string | null;
            /** @description The voice that says the text; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description Of a text
             * @default 1
             */
            readonly speed?: number | string | null;
            /**
             * @description Of a text; 0 is normal
             * @default 0
             */
            readonly volume?: number | string | null;
            /** @description Of a text: `zh` or `en`; found in the text when empty or `auto` */
            readonly language?: string | null;
            /** @description Whose mouth moves, when there are several faces */
            readonly ref_photo_url?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
            /** @description Another name for `voice_id` */
            readonly character_id?: string | null;
        } & unknown;
        /** digital-human genq2-pro */
        readonly DigitalHumanGenq2Pro: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq2-pro";
            /** @description Who speaks: a portrait from the front */
            readonly image: string;
            /**
             * @description What else happens
             * @default
             */
            readonly prompt?: string | null;
            /** @description What is said: mp3, wav, aac or m4a, 1 to 600 seconds; where it is given, `text` is not used */
            readonly audio_url?: string | null;
            /** @description What is said; `<#1.5#>` between two texts is a pause of 1.5 seconds (0.01 to 99.99) */
            readonly text?: string | null;
            /** @description The voice that says the text; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "540p" | "720p" | "1080p" | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq2-pro";
        });
        /** digital-human genq2-turbo */
        readonly DigitalHumanGenq2Turbo: {
            /**
             * @description The model that makes it
             * @enum {string}
             */
            readonly model: "genq2-turbo";
            /** @description Who speaks: a portrait from the front */
            readonly image: string;
            /**
             * @description What else happens
             * @default
             */
            readonly prompt?: string | null;
            /** @description What is said: mp3, wav, aac or m4a, 1 to 600 seconds; where it is given, `text` is not used */
            readonly audio_url?: string | null;
            /** @description What is said; `<#1.5#>` between two texts is a pause of 1.5 seconds (0.01 to 99.99) */
            readonly text?: string | null;
            /** @description The voice that says the text; recommended when empty */
            readonly voice_id?: string | null;
            /**
             * @description The short side
             * @default 720p
             * @enum {string|null}
             */
            readonly resolution?: "540p" | "720p" | "1080p" | null;
            /** @description The same body and seed give the same files; 0 or absent draws one */
            readonly seed?: number | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        } & (unknown & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly model: "genq2-turbo";
        });
        /** ad-one-click/edit generate_video */
        readonly AdOneClickEditGenerateVideo: {
            /** @description The film */
            readonly ad_one_click_task_id: string;
            /**
             * @description The part (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "generate_video";
            /** @description Number of the segment, from 0 */
            readonly storyboard_video_index: number;
            /** @description Segment prompt, narration text (same voice) or music prompt */
            readonly prompt: string;
            /** @description Other pictures for the segment: one is shown, several are put together; without them those of before */
            readonly images?: readonly string[] | null;
            /** @description Must not be passed */
            readonly voice_id?: null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** ad-one-click/edit generate_narration */
        readonly AdOneClickEditGenerateNarration: {
            /** @description The film */
            readonly ad_one_click_task_id: string;
            /**
             * @description The part (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "generate_narration";
            /** @description Accepted, without effect */
            readonly storyboard_video_index?: number | null;
            /** @description Segment prompt, narration text (same voice) or music prompt */
            readonly prompt: string;
            /** @description Must not be passed */
            readonly images?: readonly unknown[] | null;
            /** @description Another voice for the narration; without it the one of before */
            readonly voice_id?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** ad-one-click/edit generate_bgm */
        readonly AdOneClickEditGenerateBgm: {
            /** @description The film */
            readonly ad_one_click_task_id: string;
            /**
             * @description The part (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "generate_bgm";
            /** @description Accepted, without effect */
            readonly storyboard_video_index?: number | null;
            /** @description Segment prompt, narration text (same voice) or music prompt */
            readonly prompt: string;
            /** @description Must not be passed */
            readonly images?: readonly unknown[] | null;
            /** @description Must not be passed */
            readonly voice_id?: null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** ad-one-click/compose */
        readonly AdOneClickCompose: {
            /** @description The film */
            readonly ad_one_click_task_id: string;
            /** @description One video sub-task for each segment, in the order in which they shall be seen */
            readonly video_task_ids: readonly string[];
            /** @description The music */
            readonly bgm_task_id: string;
            /** @description The narration */
            readonly narration_task_id: string;
            /** @description All titles, one for a segment at most; an empty list: none. Absent: those that the film was designed with */
            readonly titles?: readonly {
                /** @description Number of the segment in the storyboard, from 0 */
                readonly segment: number;
                /** @description The words; the rows of an end card are parted by line breaks */
                readonly text: string;
                /**
                 * @description How they are set
                 * @default title
                 * @enum {string|null}
                 */
                readonly style?: "title" | "lower third" | "end card" | null;
            }[] | null;
            /** @description All subtitles, in order of time; an empty list: none. Absent: those that the film was designed with */
            readonly subtitles?: readonly {
                /** @description The words */
                readonly text: string;
                /** @description Seconds of the film: when they come */
                readonly from: number;
                /** @description And when they go */
                readonly to: number;
            }[] | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/general_one_click/edit */
        readonly OneClickGeneralOneClickEdit: {
            /** @description The segment, narration or music to make again */
            readonly job_id: string;
            /** @description What is to be seen, said or played instead */
            readonly prompt: string;
            /** @description Other pictures for the segment: one is shown, several are put together; without them those of before */
            readonly images?: readonly string[] | null;
            /** @description Another voice for the narration; without it the one of before */
            readonly voice_id?: string | null;
            /** @description Another length for the segment, in seconds; without it that of before */
            readonly duration?: number | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/general_one_click/compose */
        readonly OneClickGeneralOneClickCompose: {
            /** @description One job for each segment, in order */
            readonly job_ids: readonly string[];
            /** @description All titles, one for a segment at most; an empty list: none. Absent: those that the film was designed with */
            readonly titles?: readonly {
                /** @description Number of the segment in the storyboard, from 0 */
                readonly segment: number;
                /** @description The words; the rows of an end card are parted by line breaks */
                readonly text: string;
                /**
                 * @description How they are set
                 * @default title
                 * @enum {string|null}
                 */
                readonly style?: "title" | "lower third" | "end card" | null;
            }[] | null;
            /** @description All subtitles, in order of time; an empty list: none. Absent: those that the film was designed with */
            readonly subtitles?: readonly {
                /** @description The words */
                readonly text: string;
                /** @description Seconds of the film: when they come */
                readonly from: number;
                /** @description And when they go */
                readonly to: number;
            }[] | null;
            /** @description The music; without it the newest that is made, if the film has any */
            readonly bgm_task_id?: string | null;
            /** @description The narration; without it the newest that is made, if the film has any */
            readonly narration_task_id?: string | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/mv/edit */
        readonly OneClickMvEdit: {
            /** @description The segment to make again */
            readonly job_id: string;
            /** @description What is to be seen instead */
            readonly prompt: string;
            /** @description Other pictures for the segment: one is shown, several are put together; without them those of before */
            readonly images?: readonly string[] | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/mv/compose */
        readonly OneClickMvCompose: {
            /** @description One job for each segment, in order */
            readonly job_ids: readonly string[];
            /** @description All titles, one for a segment at most; an empty list: none. Absent: those that the film was designed with */
            readonly titles?: readonly {
                /** @description Number of the segment in the storyboard, from 0 */
                readonly segment: number;
                /** @description The words; the rows of an end card are parted by line breaks */
                readonly text: string;
                /**
                 * @description How they are set
                 * @default title
                 * @enum {string|null}
                 */
                readonly style?: "title" | "lower third" | "end card" | null;
            }[] | null;
            /** @description All subtitles, in order of time; an empty list: none. Absent: those that the film was designed with */
            readonly subtitles?: readonly {
                /** @description The words */
                readonly text: string;
                /** @description Seconds of the film: when they come */
                readonly from: number;
                /** @description And when they go */
                readonly to: number;
            }[] | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/premium_mv/edit */
        readonly OneClickPremiumMvEdit: {
            /** @description The segment to make again */
            readonly job_id: string;
            /** @description What is to be seen instead */
            readonly prompt: string;
            /** @description Other pictures for the segment: one is shown, several are put together; without them those of before */
            readonly images?: readonly string[] | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** one-click/premium_mv/compose */
        readonly OneClickPremiumMvCompose: {
            /** @description One job for each segment, in order */
            readonly job_ids: readonly string[];
            /** @description All titles, one for a segment at most; an empty list: none. Absent: those that the film was designed with */
            readonly titles?: readonly {
                /** @description Number of the segment in the storyboard, from 0 */
                readonly segment: number;
                /** @description The words; the rows of an end card are parted by line breaks */
                readonly text: string;
                /**
                 * @description How they are set
                 * @default title
                 * @enum {string|null}
                 */
                readonly style?: "title" | "lower third" | "end card" | null;
            }[] | null;
            /** @description All subtitles, in order of time; an empty list: none. Absent: those that the film was designed with */
            readonly subtitles?: readonly {
                /** @description The words */
                readonly text: string;
                /** @description Seconds of the film: when they come */
                readonly from: number;
                /** @description And when they go */
                readonly to: number;
            }[] | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** explain-comic/edit */
        readonly ExplainComicEdit: {
            /** @description The segment to make again */
            readonly job_id: string;
            /** @description What is to be seen instead */
            readonly prompt: string;
            /** @description Other pictures for the segment: one is shown, several are put together; without them those of before */
            readonly images?: readonly string[] | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** explain-comic/compose */
        readonly ExplainComicCompose: {
            /** @description One job for each segment, in order */
            readonly job_ids: readonly string[];
            /** @description All titles, one for a segment at most; an empty list: none. Absent: those that the film was designed with */
            readonly titles?: readonly {
                /** @description Number of the segment in the storyboard, from 0 */
                readonly segment: number;
                /** @description The words; the rows of an end card are parted by line breaks */
                readonly text: string;
                /**
                 * @description How they are set
                 * @default title
                 * @enum {string|null}
                 */
                readonly style?: "title" | "lower third" | "end card" | null;
            }[] | null;
            /** @description All subtitles, in order of time; an empty list: none. Absent: those that the film was designed with */
            readonly subtitles?: readonly {
                /** @description The words */
                readonly text: string;
                /** @description Seconds of the film: when they come */
                readonly from: number;
                /** @description And when they go */
                readonly to: number;
            }[] | null;
            /**
             * @description Passed through untouched; comes back in answers and callbacks
             * @default
             */
            readonly payload?: string | null;
            /** @description Receives a signed POST at each change of state */
            readonly callback_url?: string | null;
        };
        /** film cut */
        readonly FilmCut: {
            /** @description A composition of the film that is made, by its id */
            readonly cut: string;
        };
        /** subject */
        readonly Subject: {
            /** @description How prompts call it; one of its kind in the account */
            readonly name: string;
            /** @description What it looks like; 1 to 3 unless a video is given */
            readonly images?: readonly string[] | null;
            /** @description How it moves */
            readonly videos?: readonly string[] | null;
            /** @description Its voice; recommended when empty */
            readonly voice_id?: string | null;
            /** @description How it is drawn */
            readonly style?: string | null;
            /** @description What else is to be known of it */
            readonly description?: string | null;
        };
        /** subject change */
        readonly SubjectChange: {
            /** @description How prompts call it; one of its kind in the account */
            readonly name?: string | null;
            /** @description What it looks like; 1 to 3 unless a video is given */
            readonly images?: readonly string[] | null;
            /** @description How it moves */
            readonly videos?: readonly string[] | null;
            /** @description Its voice; recommended when empty */
            readonly voice_id?: string | null;
            /** @description How it is drawn */
            readonly style?: string | null;
            /** @description What else is to be known of it */
            readonly description?: string | null;
        };
        /** callback sample */
        readonly CallbackSample: {
            /**
             * @description What it tells
             * @enum {string}
             */
            readonly event: "processing" | "success" | "failed";
            /**
             * @description The URL to which the receiver forwards them, for the signature of its path and query. The service does not call it
             * @default http://localhost/
             */
            readonly url?: string | null;
            /**
             * @description Sign it for the account's test receiver, and hand it to that
             * @default false
             */
            readonly receive?: boolean | null;
        };
        /** upload */
        readonly Upload: {
            /** @description Its purpose; accepted and ignored */
            readonly scene?: string | null;
        };
        /** upload finish */
        readonly UploadFinish: {
            /** @description What the PUT answered, with or without quotes */
            readonly etag: string;
        };
        /** upload fetch */
        readonly UploadFetch: {
            /** @description The address of the file, which the service downloads within 40 seconds */
            readonly url: string;
        };
        /** openai video */
        readonly OpenaiVideo: {
            /**
             * @description A model of ours, or a name of OpenAI's
             * @default sora-2
             */
            readonly model?: string | null;
            /** @description What is to be seen */
            readonly prompt: string;
            /** @description The first frame: a file of the form, a data URL, an http(s) URL or the uri of an upload; `{"image_url": …}` is taken too */
            readonly input_reference?: string | null;
            /** @description How long; the model's own length unless told */
            readonly seconds?: number | string | null;
            /** @description Width x height, such as `1280x720`; the model's own unless told */
            readonly size?: string | null;
            /** @description The same request and seed give the same file */
            readonly seed?: number | string | null;
        };
        /** openai image */
        readonly OpenaiImage: {
            /**
             * @description A model of ours, or a name of OpenAI's
             * @default gpt-image-1
             */
            readonly model?: string | null;
            /** @description What is to be seen */
            readonly prompt: string;
            /**
             * @description How many pictures
             * @default 1
             */
            readonly n?: number | string | null;
            /** @description Width x height; `auto` is 1024x1024, or that of the first picture */
            readonly size?: string | null;
            /**
             * @description `url` unless told; `b64_json` for the models whose names begin with gpt-image
             * @enum {string|null}
             */
            readonly response_format?: "url" | "b64_json" | null;
            /**
             * @description What the files are
             * @default png
             * @enum {string|null}
             */
            readonly output_format?: "png" | "jpeg" | "webp" | null;
            /**
             * @description The quality of jpeg and webp
             * @default 92
             */
            readonly output_compression?: number | string | null;
            /**
             * @description Pictures are opaque
             * @default auto
             * @enum {string|null}
             */
            readonly background?: "auto" | "opaque" | null;
            /** @description The same request and seed give the same pictures */
            readonly seed?: number | string | null;
            /**
             * @description Not done
             * @default false
             * @enum {boolean|null}
             */
            readonly stream?: false | null;
        };
        /** openai image edit */
        readonly OpenaiImageEdit: {
            /** @description Files of the form (`image`, `image[]`), data URLs, http(s) URLs or uris of uploads; `images: [{"image_url": …}]` is taken too */
            readonly image: unknown;
            /**
             * @description A model of ours, or a name of OpenAI's
             * @default gpt-image-1
             */
            readonly model?: string | null;
            /** @description What is to be seen */
            readonly prompt: string;
            /**
             * @description How many pictures
             * @default 1
             */
            readonly n?: number | string | null;
            /** @description Width x height; `auto` is 1024x1024, or that of the first picture */
            readonly size?: string | null;
            /**
             * @description `url` unless told; `b64_json` for the models whose names begin with gpt-image
             * @enum {string|null}
             */
            readonly response_format?: "url" | "b64_json" | null;
            /**
             * @description What the files are
             * @default png
             * @enum {string|null}
             */
            readonly output_format?: "png" | "jpeg" | "webp" | null;
            /**
             * @description The quality of jpeg and webp
             * @default 92
             */
            readonly output_compression?: number | string | null;
            /**
             * @description Pictures are opaque
             * @default auto
             * @enum {string|null}
             */
            readonly background?: "auto" | "opaque" | null;
            /** @description The same request and seed give the same pictures */
            readonly seed?: number | string | null;
            /**
             * @description Not done
             * @default false
             * @enum {boolean|null}
             */
            readonly stream?: false | null;
            /** @description Must not be passed */
            readonly mask?: null;
        };
        /** openai speech */
        readonly OpenaiSpeech: {
            /**
             * @description `audio-tts`, or a name of OpenAI's
             * @default tts-1
             */
            readonly model?: string | null;
            /** @description The text */
            readonly input: string;
            /** @description A voice of ours, or a name of another service; `{"id": …}` is taken too */
            readonly voice: string;
            /**
             * @description What the file is; `pcm` is bare samples: 24 kHz, one channel, 16 bits, little-endian
             * @default mp3
             * @enum {string|null}
             */
            readonly response_format?: "mp3" | "opus" | "aac" | "flac" | "wav" | "pcm" | null;
            /**
             * @description How fast
             * @default 1
             */
            readonly speed?: number | null;
            /**
             * @description The file itself
             * @default audio
             * @enum {string|null}
             */
            readonly stream_format?: "audio" | null;
        };
        /** sandbox clock */
        readonly SandboxClock: {
            /** @description By how much, forward */
            readonly advance_seconds: number;
        };
        /** account */
        readonly Account: {
            /** @description For people to know it by */
            readonly name: string;
            /**
             * @description The opening balance
             * @default 0
             */
            readonly credits?: number | null;
            /**
             * @description What signs its callbacks: a secret of its own, or its first key, for receivers that verify with the API key
             * @default generated
             * @enum {string|null}
             */
            readonly callback_secret?: "generated" | "key" | null;
        };
        /** credit adjustment */
        readonly CreditAdjustment: {
            /** @description Credits to add, or to take when negative; not 0, and never below what running work holds */
            readonly amount: number;
            /** @description Why; kept in the ledger */
            readonly note: string;
        };
        /** account limits */
        readonly AccountLimits: {
            /** @description Tasks that may run at a time */
            readonly max_running?: number | null;
            /** @description Tasks that may wait or run at a time */
            readonly max_unfinished?: number | null;
            /** @description What kind of customer it is, in your own word: metrics are told by it */
            readonly class?: string | null;
        };
        /** callback secret */
        readonly CallbackSecret: {
            /** @description The new secret; without it one is made (`whsec_` and Base64) */
            readonly secret?: string | null;
        };
        /** key */
        readonly Key: {
            /** @description For people to know it by */
            readonly name: string;
            /** @description What it may do, each once; create and read unless said otherwise. Each is separate: none includes another */
            readonly scopes?: readonly ("create" | "read" | "admin")[] | null;
            /** @description When it ends; never unless said otherwise */
            readonly expires_at?: string | null;
        };
        /** key scopes */
        readonly KeyScopes: {
            /** @description What it may do from now on, each once; `admin` makes it a key of an operator */
            readonly scopes: readonly ("create" | "read" | "admin")[];
        };
        /** key rotation */
        readonly KeyRotation: {
            /**
             * @description How long the old key still works
             * @default 0
             */
            readonly overlap_seconds?: number | null;
        };
        /** sign-in code */
        readonly SignInCode: {
            /** @description The part of the link after `#/sign-in/`; it works once */
            readonly code: string;
        };
    };
    responses: never;
    parameters: {
        /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
        readonly IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly postText2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Text2videoGenq1"] | components["schemas"]["Text2videoGen15"] | components["schemas"]["Text2videoGenq2"] | components["schemas"]["Text2videoGenq3Pro"] | components["schemas"]["Text2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "err_code": "",
                     *       "model": "genq3-turbo",
                     *       "prompt": "A cat rides a bicycle along a beach at sunset",
                     *       "duration": 5,
                     *       "seed": 1862015432,
                     *       "aspect_ratio": "16:9",
                     *       "resolution": "720p",
                     *       "movement_amplitude": "auto",
                     *       "payload": "",
                     *       "off_peak": false,
                     *       "credits": 60,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed; empty */
                        readonly err_code: string;
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description Seconds */
                        readonly duration: number;
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description Width to height */
                        readonly aspect_ratio: string;
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description How much moves */
                        readonly movement_amplitude: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description Whether it runs when nothing else waits, at half the price */
                        readonly off_peak: boolean;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postImg2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Img2videoGenq1"] | components["schemas"]["Img2videoGenq1Classic"] | components["schemas"]["Img2videoGen15"] | components["schemas"]["Img2videoGen20"] | components["schemas"]["Img2videoGenq2Pro"] | components["schemas"]["Img2videoGenq2ProFast"] | components["schemas"]["Img2videoGenq2Turbo"] | components["schemas"]["Img2videoGenq3Pro"] | components["schemas"]["Img2videoGenq3ProFast"] | components["schemas"]["Img2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "err_code": "",
                     *       "model": "genq3-turbo",
                     *       "images": [
                     *         "https://example.com/portrait.jpg"
                     *       ],
                     *       "prompt": "She turns to the window and smiles",
                     *       "duration": 5,
                     *       "seed": 1862015432,
                     *       "resolution": "720p",
                     *       "movement_amplitude": "auto",
                     *       "payload": "",
                     *       "off_peak": false,
                     *       "credits": 60,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed; empty */
                        readonly err_code: string;
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description Seconds */
                        readonly duration: number;
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description How much moves */
                        readonly movement_amplitude: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description Whether it runs when nothing else waits, at half the price */
                        readonly off_peak: boolean;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postStartEnd2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartEnd2videoGenq1"] | components["schemas"]["StartEnd2videoGenq1Classic"] | components["schemas"]["StartEnd2videoGen15"] | components["schemas"]["StartEnd2videoGen20"] | components["schemas"]["StartEnd2videoGenq2Pro"] | components["schemas"]["StartEnd2videoGenq2ProFast"] | components["schemas"]["StartEnd2videoGenq2Turbo"] | components["schemas"]["StartEnd2videoGenq3Pro"] | components["schemas"]["StartEnd2videoGenq3ProFast"] | components["schemas"]["StartEnd2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "genq3-turbo",
                     *       "images": [
                     *         "https://example.com/bud.jpg",
                     *         "https://example.com/blossom.jpg"
                     *       ],
                     *       "prompt": "The bud opens, time-lapse",
                     *       "duration": 5,
                     *       "seed": 1862015432,
                     *       "resolution": "720p",
                     *       "movement_amplitude": "auto",
                     *       "payload": "",
                     *       "off_peak": false,
                     *       "credits": 60,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description Seconds */
                        readonly duration: number;
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description How much moves */
                        readonly movement_amplitude: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description Whether it runs when nothing else waits, at half the price */
                        readonly off_peak: boolean;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postMultiframe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MultiframeGenq2Pro"] | components["schemas"]["MultiframeGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "genq2-turbo",
                     *       "start_image": "https://example.com/spring.jpg",
                     *       "image_settings": [
                     *         {
                     *           "key_image": "https://example.com/summer.jpg",
                     *           "prompt": "The meadow turns green",
                     *           "duration": 4
                     *         },
                     *         {
                     *           "key_image": "https://example.com/autumn.jpg",
                     *           "prompt": "Leaves fall",
                     *           "duration": 4
                     *         }
                     *       ],
                     *       "resolution": "720p",
                     *       "watermark": false,
                     *       "wm_url": "",
                     *       "wm_position": "bottom_left",
                     *       "meta_data": "",
                     *       "payload": "",
                     *       "credits": 60,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description The picture that the film begins with */
                        readonly start_image: string;
                        /** @description A segment for each key picture, in order */
                        readonly image_settings: readonly {
                            /** @description The picture that the segment ends with */
                            readonly key_image: string;
                            /** @description What happens on the way to it */
                            readonly prompt?: string;
                            /** @description Length in seconds */
                            readonly duration?: number;
                        }[];
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description Whether a watermarked copy is made */
                        readonly watermark: boolean;
                        /** @description Picture used as the watermark; else a notice that the content is AI-generated */
                        readonly wm_url: string;
                        /** @description Corner of the watermark */
                        readonly wm_position: string;
                        /** @description A JSON object, as text, written into the file as its label; empty writes one of our own */
                        readonly meta_data: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postExtend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExtendGenq2Pro"] | components["schemas"]["ExtendGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "genq2-turbo",
                     *       "video_creation_id": "",
                     *       "video_url": "https://example.com/clip.mp4",
                     *       "images": [],
                     *       "prompt": "She walks on to the harbour",
                     *       "duration": 5,
                     *       "resolution": "720p",
                     *       "payload": "",
                     *       "credits": 35,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description A video that was made here, by the `id` among its task’s `creations` */
                        readonly video_creation_id: string;
                        /** @description Any other video */
                        readonly video_url: string;
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description Seconds */
                        readonly duration: number;
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postUpscaleNew: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpscaleNew"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "video_creation_id": "",
                     *       "video_url": "https://example.com/clip.mp4",
                     *       "upscale_resolution": "4K",
                     *       "payload": "",
                     *       "credits": 12000,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description A video that was made here, by the `id` among its task’s `creations` */
                        readonly video_creation_id: string;
                        /** @description Any other video */
                        readonly video_url: string;
                        /** @description The short side; it must be longer than the video’s own */
                        readonly upscale_resolution: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postUpscale: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpscaleGen10"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "gen1.0",
                     *       "creation_id": "901243326567555072",
                     *       "upscale_resolution": "1080p",
                     *       "payload": "",
                     *       "credits": 3000,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description A video that was made here, by the `id` among its task’s `creations` */
                        readonly creation_id: string;
                        /** @description The short side; it must be longer than the video’s own */
                        readonly upscale_resolution: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postReference2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Reference2videoGenq1"] | components["schemas"]["Reference2videoGen15"] | components["schemas"]["Reference2videoGen20"] | components["schemas"]["Reference2videoGenq2"] | components["schemas"]["Reference2videoGenq2Pro"] | components["schemas"]["Reference2videoGenq3"] | components["schemas"]["Reference2videoGenq3Ad"] | components["schemas"]["Reference2videoGenq3Drama"] | components["schemas"]["Reference2videoGenq3Mix"] | components["schemas"]["Reference2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "genq3-turbo",
                     *       "images": [],
                     *       "prompt": "[@fox] runs through fresh snow towards the camera",
                     *       "duration": 5,
                     *       "seed": 1862015432,
                     *       "aspect_ratio": "16:9",
                     *       "resolution": "720p",
                     *       "audio": false,
                     *       "movement_amplitude": "auto",
                     *       "payload": "",
                     *       "off_peak": false,
                     *       "credits": 50,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description Seconds */
                        readonly duration: number;
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description Width to height */
                        readonly aspect_ratio: string;
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description Whether it is made with sound; absent where the model takes no notice of it */
                        readonly audio?: boolean;
                        /** @description How much moves */
                        readonly movement_amplitude: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description Whether it runs when nothing else waits, at half the price */
                        readonly off_peak: boolean;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postReference2image: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Reference2imageGenq1"] | components["schemas"]["Reference2imageGenq2"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "genq2",
                     *       "images": [
                     *         "https://example.com/teapot.png"
                     *       ],
                     *       "prompt": "The teapot on a wooden table by a rainy window",
                     *       "seed": 1862015432,
                     *       "aspect_ratio": "4:3",
                     *       "resolution": "1080p",
                     *       "payload": "",
                     *       "credits": 8,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description Width to height */
                        readonly aspect_ratio: string;
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postTemplateStory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TemplateStory"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "story": "love_story",
                     *       "images": [
                     *         "https://example.com/anna.jpg",
                     *         "https://example.com/ben.jpg"
                     *       ],
                     *       "payload": "",
                     *       "credits": 100,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The story */
                        readonly story: string;
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Template"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "template": "hug",
                     *       "prompt": "",
                     *       "images": [
                     *         "https://example.com/anna.jpg",
                     *         "https://example.com/ben.jpg"
                     *       ],
                     *       "seed": 1862015432,
                     *       "aspect_ratio": "16:9",
                     *       "bgm": false,
                     *       "payload": "",
                     *       "watermark": false,
                     *       "credits": 10,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The template */
                        readonly template: string;
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description Width to height */
                        readonly aspect_ratio: string;
                        /** @description Whether music was asked for */
                        readonly bgm: boolean;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description Whether a watermarked copy is made */
                        readonly watermark: boolean;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postImg2videoPromptRecommendation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Img2videoPromptRecommendation"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "images": [
                     *         "https://example.com/portrait.jpg"
                     *       ],
                     *       "count": 3,
                     *       "prompts": [
                     *         {
                     *           "type": "",
                     *           "content": "",
                     *           "prompt": "She turns to the window and smiles",
                     *           "template": "",
                     *           "resolution": "360p"
                     *         }
                     *       ],
                     *       "credits": 20,
                     *       "payload": "",
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description How many of each type */
                        readonly count: number;
                        /** @description Recommended prompts; only of a task that was asked for them */
                        readonly prompts: readonly {
                            /** @description What it is for */
                            readonly type: string;
                            /** @description What happens, in a few words */
                            readonly content: string;
                            /** @description What to send as the prompt; empty for a template */
                            readonly prompt: string;
                            /** @description What to send as the template; empty for others */
                            readonly template: string;
                            /** @description As it was asked for */
                            readonly resolution: string;
                        }[];
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postTrendingReplicate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrendingReplicate"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "video_url": "https://example.com/trend.mp4",
                     *       "images": [
                     *         "https://example.com/shoe.jpg",
                     *         "https://example.com/street.jpg"
                     *       ],
                     *       "prompt": "",
                     *       "aspect_ratio": "16:9",
                     *       "resolution": "1080p",
                     *       "remove_audio": false,
                     *       "payload": "",
                     *       "credits": 7200,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Whose cuts, transitions, moves of the camera and sound are taken */
                        readonly video_url: string;
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description Width to height */
                        readonly aspect_ratio: string;
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description Without the sound of the clip; music of its tempo instead */
                        readonly remove_audio: boolean;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postOneClickMv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickMvStandard"] | components["schemas"]["OneClickMvHigh"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postOneClickPremiumMv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickPremiumMvSing"] | components["schemas"]["OneClickPremiumMvSingPerform"] | components["schemas"]["OneClickPremiumMvPerform"] | components["schemas"]["OneClickPremiumMvDance"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postExplainComicTasks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExplainComic"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postAdOneClick: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdOneClick"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "images": [
                     *         "https://example.com/bottle-front.jpg",
                     *         "https://example.com/bottle-side.jpg"
                     *       ],
                     *       "prompt": "A bottle that keeps tea hot for a day in the mountains",
                     *       "duration": 15,
                     *       "aspect_ratio": "9:16",
                     *       "language": "en",
                     *       "credits": 600
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The pictures that are used: URLs as they were sent, others as signed URLs of the stored copy */
                        readonly images: readonly string[];
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description Seconds */
                        readonly duration: number;
                        /** @description Width to height */
                        readonly aspect_ratio: string;
                        /** @description The language that is spoken */
                        readonly language: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                    };
                };
            };
        };
    };
    readonly postOneClickGeneralOneClick: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickGeneralOneClick"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postAudioTts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AudioTts"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "file_url": "",
                     *       "credits": 10,
                     *       "payload": "",
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The sound, where it was ready in time; else empty, and the query has it */
                        readonly file_url: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postAudioClone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AudioClone"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "voice_id": "my_grandmother",
                     *       "text": "Good morning. The boat leaves at nine.",
                     *       "demo_audio": "",
                     *       "payload": "",
                     *       "credits": 110,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description What the voice is called from then on, wherever one is asked for; one of its kind in the account */
                        readonly voice_id: string;
                        /** @description Spoken in the voice as a sample, at `demo_audio` */
                        readonly text: string;
                        /** @description Of a voice that was made: its sample; empty where none was asked for */
                        readonly demo_audio: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postText2audio: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Text2audioAudio10"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "audio1.0",
                     *       "prompt": "Heavy rain on a roof, distant thunder",
                     *       "duration": 10,
                     *       "seed": 1862015432,
                     *       "credits": 20,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description Length in seconds */
                        readonly duration: number;
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postTiming2audio: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Timing2audioAudio10"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "audio1.0",
                     *       "timing_prompts": [
                     *         {
                     *           "from": 0,
                     *           "to": 6,
                     *           "prompt": "Wind in a forest"
                     *         },
                     *         {
                     *           "from": 1.5,
                     *           "to": 3,
                     *           "prompt": "An owl hoots"
                     *         },
                     *         {
                     *           "from": 4,
                     *           "to": 5,
                     *           "prompt": "A branch snaps"
                     *         }
                     *       ],
                     *       "duration": 6,
                     *       "seed": 1862015432,
                     *       "credits": 20,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description What is heard when: `from` before `to`, both within `duration`; entries may overlap */
                        readonly timing_prompts: readonly {
                            /** @description Seconds */
                            readonly from: number;
                            /** @description Seconds */
                            readonly to: number;
                            /** @description What is to be heard then; no music */
                            readonly prompt: string;
                        }[];
                        /** @description Length in seconds */
                        readonly duration: number;
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postLipSync: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LipSync"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "video_url": "https://example.com/speaker.mp4",
                     *       "audio_url": "https://example.com/speech.mp3",
                     *       "text": "",
                     *       "speed": 1,
                     *       "voice_id": "",
                     *       "volume": 0,
                     *       "language": "en",
                     *       "ref_photo_url": "",
                     *       "payload": "",
                     *       "credits": 2400,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Somebody, facing the camera. The result lasts as long as what is said: a shorter clip goes back and forth, a longer one ends */
                        readonly video_url: string;
                        /** @description What is said: mp3, wav, aac or m4a, 1 to 600 seconds; where it is given, `text` is not used */
                        readonly audio_url: string;
                        /** @description What is said; `<#1.5#>` between two texts is a pause of 1.5 seconds (0.01 to 99.99) */
                        readonly text: string;
                        /** @description Of a text */
                        readonly speed: number;
                        /** @description The voice that says the text; recommended when empty */
                        readonly voice_id: string;
                        /** @description Of a text; 0 is normal */
                        readonly volume: number;
                        /** @description The language that is spoken */
                        readonly language: string;
                        /** @description Whose mouth moves, when there are several faces */
                        readonly ref_photo_url: string;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postDigitalHuman: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DigitalHumanGenq2Pro"] | components["schemas"]["DigitalHumanGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description The task, with the parameters that are used */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "901243326567555072",
                     *       "id": "901243326567555072",
                     *       "state": "created",
                     *       "model": "genq2-turbo",
                     *       "image": "https://example.com/portrait.jpg",
                     *       "prompt": "",
                     *       "audio_url": "",
                     *       "text": "Welcome. The tour begins in five minutes.",
                     *       "voice_id": "English_Female_Currency",
                     *       "resolution": "720p",
                     *       "seed": 1862015432,
                     *       "payload": "",
                     *       "credits": 310,
                     *       "created_at": "2026-11-14T09:30:00.123000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly task_id: string;
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description The model, by the name that was sent */
                        readonly model: string;
                        /** @description Who speaks: a portrait from the front */
                        readonly image: string;
                        /** @description The prompt that is used */
                        readonly prompt: string;
                        /** @description What is said: mp3, wav, aac or m4a, 1 to 600 seconds; where it is given, `text` is not used */
                        readonly audio_url: string;
                        /** @description What is said; `<#1.5#>` between two texts is a pause of 1.5 seconds (0.01 to 99.99) */
                        readonly text: string;
                        /** @description The voice that says the text; recommended when empty */
                        readonly voice_id: string;
                        /** @description The short side */
                        readonly resolution: string;
                        /** @description The seed that is used; drawn where none was sent */
                        readonly seed: number;
                        /** @description What was sent along, unchanged */
                        readonly payload: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                    };
                };
            };
        };
    };
    readonly postPreviewText2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Text2videoGenq1"] | components["schemas"]["Text2videoGen15"] | components["schemas"]["Text2videoGenq2"] | components["schemas"]["Text2videoGenq3Pro"] | components["schemas"]["Text2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 60,
                     *       "seed": 1862015432,
                     *       "duration": 5,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 5,
                     *           "prompt": "A cat rides a bicycle along a beach at sunset",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "A cat rides a bicycle along a beach at sunset",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewImg2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Img2videoGenq1"] | components["schemas"]["Img2videoGenq1Classic"] | components["schemas"]["Img2videoGen15"] | components["schemas"]["Img2videoGen20"] | components["schemas"]["Img2videoGenq2Pro"] | components["schemas"]["Img2videoGenq2ProFast"] | components["schemas"]["Img2videoGenq2Turbo"] | components["schemas"]["Img2videoGenq3Pro"] | components["schemas"]["Img2videoGenq3ProFast"] | components["schemas"]["Img2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 60,
                     *       "seed": 1862015432,
                     *       "duration": 5,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 5,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewStartEnd2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartEnd2videoGenq1"] | components["schemas"]["StartEnd2videoGenq1Classic"] | components["schemas"]["StartEnd2videoGen15"] | components["schemas"]["StartEnd2videoGen20"] | components["schemas"]["StartEnd2videoGenq2Pro"] | components["schemas"]["StartEnd2videoGenq2ProFast"] | components["schemas"]["StartEnd2videoGenq2Turbo"] | components["schemas"]["StartEnd2videoGenq3Pro"] | components["schemas"]["StartEnd2videoGenq3ProFast"] | components["schemas"]["StartEnd2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 60,
                     *       "seed": 1862015432,
                     *       "duration": 5,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 5,
                     *           "prompt": "The bud opens, time-lapse",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "The bud opens, time-lapse",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewMultiframe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MultiframeGenq2Pro"] | components["schemas"]["MultiframeGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq2-turbo",
                     *       "credits": 60,
                     *       "seed": 1862015432,
                     *       "duration": 8,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 8,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewExtend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExtendGenq2Pro"] | components["schemas"]["ExtendGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq2-turbo",
                     *       "credits": 35,
                     *       "seed": 1862015432,
                     *       "duration": 5,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 5,
                     *           "prompt": "She walks on to the harbour",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She walks on to the harbour",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewUpscaleNew: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpscaleNew"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 12000,
                     *       "seed": 1862015432,
                     *       "duration": 300,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 300,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewUpscale: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpscaleGen10"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "gen1.0",
                     *       "credits": 3000,
                     *       "seed": 1862015432,
                     *       "duration": 300,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 300,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewReference2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Reference2videoGenq1"] | components["schemas"]["Reference2videoGen15"] | components["schemas"]["Reference2videoGen20"] | components["schemas"]["Reference2videoGenq2"] | components["schemas"]["Reference2videoGenq2Pro"] | components["schemas"]["Reference2videoGenq3"] | components["schemas"]["Reference2videoGenq3Ad"] | components["schemas"]["Reference2videoGenq3Drama"] | components["schemas"]["Reference2videoGenq3Mix"] | components["schemas"]["Reference2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 50,
                     *       "seed": 1862015432,
                     *       "duration": 5,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 5,
                     *           "prompt": "[@fox] runs through fresh snow towards the camera",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "[@fox] runs through fresh snow towards the camera",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewReference2image: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Reference2imageGenq1"] | components["schemas"]["Reference2imageGenq2"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq2",
                     *       "credits": 8,
                     *       "seed": 1862015432,
                     *       "duration": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 0,
                     *           "prompt": "The teapot on a wooden table by a rainy window",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "The teapot on a wooden table by a rainy window",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewTemplateStory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TemplateStory"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 100,
                     *       "seed": 1862015432,
                     *       "duration": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 0,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Template"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 10,
                     *       "seed": 1862015432,
                     *       "duration": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 0,
                     *           "prompt": "",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewImg2videoPromptRecommendation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Img2videoPromptRecommendation"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 20,
                     *       "seed": 1862015432,
                     *       "duration": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 0,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewTrendingReplicate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrendingReplicate"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 7200,
                     *       "seed": 1862015432,
                     *       "duration": 180,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 180,
                     *           "prompt": "",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewOneClickMv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickMvStandard"] | components["schemas"]["OneClickMvHigh"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 2400,
                     *       "seed": 1862015432,
                     *       "duration": 300,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 300,
                     *           "prompt": "Night drive along the coast",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "Night drive along the coast",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewOneClickPremiumMv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickPremiumMvSing"] | components["schemas"]["OneClickPremiumMvSingPerform"] | components["schemas"]["OneClickPremiumMvPerform"] | components["schemas"]["OneClickPremiumMvDance"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 7200,
                     *       "seed": 1862015432,
                     *       "duration": 300,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 300,
                     *           "prompt": "",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewExplainComic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExplainComic"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 340,
                     *       "seed": 1862015432,
                     *       "duration": 17,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 17,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewAdOneClick: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdOneClick"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 600,
                     *       "seed": 1862015432,
                     *       "duration": 15,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 15,
                     *           "prompt": "A bottle that keeps tea hot for a day in the mountains",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "A bottle that keeps tea hot for a day in the mountains",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewOneClickGeneralOneClick: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickGeneralOneClick"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 1200,
                     *       "seed": 1862015432,
                     *       "duration": 30,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 30,
                     *           "prompt": "A day in a mountain village",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "A day in a mountain village",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewAudioTts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AudioTts"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 10,
                     *       "seed": 1862015432,
                     *       "duration": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 0,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "Good morning.<#0.5#>The boat leaves at nine.",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "Good morning.<#0.5#>The boat leaves at nine.",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewAudioClone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AudioClone"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 110,
                     *       "seed": 1862015432,
                     *       "duration": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 0,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "Good morning. The boat leaves at nine.",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "Good morning. The boat leaves at nine.",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewText2audio: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Text2audioAudio10"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "audio1.0",
                     *       "credits": 20,
                     *       "seed": 1862015432,
                     *       "duration": 10,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 10,
                     *           "prompt": "Heavy rain on a roof, distant thunder",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "Heavy rain on a roof, distant thunder",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewTiming2audio: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Timing2audioAudio10"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "audio1.0",
                     *       "credits": 20,
                     *       "seed": 1862015432,
                     *       "duration": 6,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 6,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewLipSync: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LipSync"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq3-turbo",
                     *       "credits": 2400,
                     *       "seed": 1862015432,
                     *       "duration": 600,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 600,
                     *           "prompt": "She turns to the window and smiles",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "She turns to the window and smiles",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly postPreviewDigitalHuman: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DigitalHumanGenq2Pro"] | components["schemas"]["DigitalHumanGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description What would be made, by whom, and what it would cost */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "",
                     *       "model": "genq2-turbo",
                     *       "credits": 310,
                     *       "seed": 1862015432,
                     *       "duration": 41,
                     *       "width": 0,
                     *       "height": 0,
                     *       "timing": "exact",
                     *       "segments": [
                     *         {
                     *           "kind": "video",
                     *           "from": 0,
                     *           "duration": 41,
                     *           "prompt": "",
                     *           "seed": 1862015432,
                     *           "inputs": [],
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "sounds": [
                     *         {
                     *           "kind": "speech",
                     *           "prompt": "",
                     *           "engine": ""
                     *         }
                     *       ],
                     *       "lines": [
                     *         {
                     *           "text": "Welcome. The tour begins in five minutes.",
                     *           "segment": 0,
                     *           "from": 0
                     *         }
                     *       ],
                     *       "titles": [
                     *         {
                     *           "text": "Welcome. The tour begins in five minutes.",
                     *           "style": "title",
                     *           "from": 0,
                     *           "to": 0
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readonly getTasksIdCreations: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer when the state or progress changes, or after this many seconds */
                readonly wait?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The task; `creations` has entries once it succeeded */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "credits": 60,
                     *       "payload": "",
                     *       "bgm": false,
                     *       "off_peak": false,
                     *       "progress": 100,
                     *       "kept_until": null,
                     *       "pinned": false,
                     *       "creations": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "watermarked_url": "",
                     *           "sheet_url": ""
                     *         }
                     *       ],
                     *       "demo_audio": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence; empty unless it failed */
                        readonly err_msg: string;
                        /** @description What it costs; 0 after it failed */
                        readonly credits: number;
                        /** @description What was sent along with the create, unchanged */
                        readonly payload: string;
                        /** @description Whether music is heard in the result; before there is one, whether it was asked for */
                        readonly bgm: boolean;
                        /** @description Whether it runs when nothing else waits, at half the price */
                        readonly off_peak: boolean;
                        /** @description In percent; never goes back, 100 at success */
                        readonly progress: number;
                        /**
                         * Format: date-time
                         * @description Until when its files are kept, in UTC; null before it has ended, while a film is worked on, where it is pinned, and where there are none
                         */
                        readonly kept_until: string | null;
                        /** @description Whether its files are kept until it is unpinned */
                        readonly pinned: boolean;
                        /** @description What was made; empty before success */
                        readonly creations: readonly components["schemas"]["Creation"][];
                        /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                        readonly notes?: readonly string[];
                        /** @description Recommended prompts; only of a task that was asked for them */
                        readonly prompts?: readonly {
                            /** @description What it is for */
                            readonly type: string;
                            /** @description What happens, in a few words */
                            readonly content: string;
                            /** @description What to send as the prompt; empty for a template */
                            readonly prompt: string;
                            /** @description What to send as the template; empty for others */
                            readonly template: string;
                            /** @description As it was asked for */
                            readonly resolution: string;
                        }[];
                        /** @description Of a voice that was made: its sample; empty where none was asked for */
                        readonly demo_audio?: string;
                        /** @description What made it, by the name that the operator gave it; once it is made */
                        readonly engine?: string;
                        /** @description While it waits: its place, 1 is next; null for off-peak tasks */
                        readonly queue_position?: number | null;
                        /**
                         * Format: date-time
                         * @description While it waits: when it may start; null where that cannot be said
                         */
                        readonly estimated_start_at?: string | null;
                        /**
                         * Format: date-time
                         * @description While it waits or runs: when it may be done; null where that cannot be said
                         */
                        readonly estimated_end_at?: string | null;
                    };
                };
            };
        };
    };
    readonly getTasksId: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer when the state or progress changes, or after this many seconds */
                readonly wait?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The task; `creations` has entries once it succeeded */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "credits": 60,
                     *       "payload": "",
                     *       "bgm": false,
                     *       "off_peak": false,
                     *       "progress": 100,
                     *       "kept_until": null,
                     *       "pinned": false,
                     *       "creations": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "watermarked_url": "",
                     *           "sheet_url": ""
                     *         }
                     *       ],
                     *       "demo_audio": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task */
                        readonly id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence; empty unless it failed */
                        readonly err_msg: string;
                        /** @description What it costs; 0 after it failed */
                        readonly credits: number;
                        /** @description What was sent along with the create, unchanged */
                        readonly payload: string;
                        /** @description Whether music is heard in the result; before there is one, whether it was asked for */
                        readonly bgm: boolean;
                        /** @description Whether it runs when nothing else waits, at half the price */
                        readonly off_peak: boolean;
                        /** @description In percent; never goes back, 100 at success */
                        readonly progress: number;
                        /**
                         * Format: date-time
                         * @description Until when its files are kept, in UTC; null before it has ended, while a film is worked on, where it is pinned, and where there are none
                         */
                        readonly kept_until: string | null;
                        /** @description Whether its files are kept until it is unpinned */
                        readonly pinned: boolean;
                        /** @description What was made; empty before success */
                        readonly creations: readonly components["schemas"]["Creation"][];
                        /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                        readonly notes?: readonly string[];
                        /** @description Recommended prompts; only of a task that was asked for them */
                        readonly prompts?: readonly {
                            /** @description What it is for */
                            readonly type: string;
                            /** @description What happens, in a few words */
                            readonly content: string;
                            /** @description What to send as the prompt; empty for a template */
                            readonly prompt: string;
                            /** @description What to send as the template; empty for others */
                            readonly template: string;
                            /** @description As it was asked for */
                            readonly resolution: string;
                        }[];
                        /** @description Of a voice that was made: its sample; empty where none was asked for */
                        readonly demo_audio?: string;
                        /** @description What made it, by the name that the operator gave it; once it is made */
                        readonly engine?: string;
                        /** @description While it waits: its place, 1 is next; null for off-peak tasks */
                        readonly queue_position?: number | null;
                        /**
                         * Format: date-time
                         * @description While it waits: when it may start; null where that cannot be said
                         */
                        readonly estimated_start_at?: string | null;
                        /**
                         * Format: date-time
                         * @description While it waits or runs: when it may be done; null where that cannot be said
                         */
                        readonly estimated_end_at?: string | null;
                    };
                };
            };
        };
    };
    readonly getTasksIdEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A stream of `task` events, each with the body of the query */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": unknown;
                };
            };
        };
    };
    readonly getTasksIdShotList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One shot list, or one for each segment of a film; none before it is made, or where the engine has none */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "shots": [
                     *         {
                     *           "language": "en",
                     *           "shots": [
                     *             {
                     *               "share": 1,
                     *               "place": "meadow",
                     *               "time": "dawn",
                     *               "weather": "clear",
                     *               "season": "winter",
                     *               "look": "plain",
                     *               "mood": "calm",
                     *               "subjects": [
                     *                 {
                     *                   "words": "fox",
                     *                   "what": {
                     *                     "sprite": "1f98a"
                     *                   },
                     *                   "count": 1,
                     *                   "size": "normal",
                     *                   "motion": "run",
                     *                   "colour": "red"
                     *                 }
                     *               ],
                     *               "camera": {
                     *                 "move": "push",
                     *                 "framing": "medium",
                     *                 "speed": "slow"
                     *               },
                     *               "sounds": [
                     *                 "wind",
                     *                 "birds",
                     *                 "footsteps"
                     *               ],
                     *               "lines": []
                     *             }
                     *           ],
                     *           "unknown": []
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task */
                        readonly id: string;
                        /** @description Shot lists, in the order of segments */
                        readonly shots: readonly {
                            /**
                             * @description The language of the prompt
                             * @enum {string}
                             */
                            readonly language?: "en" | "zh";
                            /** @description One after the other */
                            readonly shots?: readonly {
                                /** @description Share of the clip; all shots together are 1 */
                                readonly share: number;
                                /**
                                 * @description Where it is
                                 * @enum {string}
                                 */
                                readonly place: "beach" | "lake" | "sea" | "mountains" | "forest" | "meadow" | "desert" | "snowfield" | "river" | "waterfall" | "skyline" | "street" | "room" | "stage" | "kitchen" | "table" | "sweep" | "space" | "underwater" | "sky" | "garden" | "abstract";
                                /**
                                 * @description Time of day
                                 * @enum {string}
                                 */
                                readonly time: "dawn" | "morning" | "noon" | "afternoon" | "sunset" | "dusk" | "night";
                                /**
                                 * @description The weather
                                 * @enum {string}
                                 */
                                readonly weather: "clear" | "cloudy" | "rain" | "snow" | "fog" | "storm";
                                /**
                                 * @description The season
                                 * @enum {string}
                                 */
                                readonly season: "spring" | "summer" | "autumn" | "winter";
                                /**
                                 * @description How the picture is treated
                                 * @enum {string}
                                 */
                                readonly look: "cinematic" | "anime" | "watercolour" | "noir" | "retro" | "documentary" | "plain";
                                /**
                                 * @description The mood, which music follows
                                 * @enum {string}
                                 */
                                readonly mood: "calm" | "happy" | "sad" | "epic" | "tense" | "romantic" | "playful" | "mysterious" | "neutral";
                                /** @description Colour of the paper behind a product, where the words give one */
                                readonly backdrop?: string;
                                /** @description What a ware is shown on, where the words say so */
                                readonly surface?: {
                                    /**
                                     * @description What it is
                                     * @enum {string}
                                     */
                                    readonly of: "marble" | "dark-wood" | "pale-wood" | "slate" | "linen" | "silk" | "blanket" | "concrete" | "moss" | "water" | "sand" | "metal";
                                    /** @description Its colour, where the words give one */
                                    readonly colour?: string;
                                };
                                /** @description Hues of what is abstract, where the words give some */
                                readonly colours?: readonly string[];
                                /** @description What is seen instead of a place, where the words name nothing that has a shape */
                                readonly imagery?: {
                                    /**
                                     * @description How it moves
                                     * @enum {string}
                                     */
                                    readonly kind: "burst" | "cloth" | "dots" | "ink" | "lines" | "order" | "particles" | "rays" | "ribbons" | "ripples" | "screens" | "smoke" | "strokes" | "tangle" | "threads";
                                    /** @description Its hues */
                                    readonly colours: readonly string[];
                                    /** @description Its hues at the end, where they are others */
                                    readonly to?: readonly string[];
                                    /** @description What particles form, one after another */
                                    readonly forms?: readonly {
                                        /** @description A form by name, or a concept */
                                        readonly of: string;
                                        /** @description How many */
                                        readonly count: number;
                                    }[];
                                    /** @description The hue behind it all */
                                    readonly ground?: string;
                                    /** @description What becomes of it, one step after another */
                                    readonly steps?: readonly string[];
                                };
                                /** @description The word for something that nobody can see, and that the scene stands for */
                                readonly standsFor?: string;
                                /** @description The picture that came along in which the shot takes place */
                                readonly view?: string;
                                /** @description What is in the picture */
                                readonly subjects: readonly {
                                    /** @description As it was written */
                                    readonly words: string;
                                    /** @description What it is called, where the words give it a name */
                                    readonly name?: string;
                                    /** @description What is drawn: a `sprite` or an `input` */
                                    readonly what: {
                                        /** @description A pictogram by its code points in hex, or `drawn-` and a name */
                                        readonly sprite?: string;
                                        /** @description A picture that came along, by its name */
                                        readonly input?: string;
                                        /** @description The pictogram of what that picture shows, where it is known */
                                        readonly like?: string;
                                    };
                                    /** @description How many */
                                    readonly count: number;
                                    /** @description A hue by name, where the words give one */
                                    readonly colour?: string;
                                    /** @description `tiny`, `small`, `normal`, `large` or `huge` */
                                    readonly size: string;
                                    /**
                                     * @description What it does
                                     * @enum {string}
                                     */
                                    readonly motion: "still" | "bob" | "walk" | "run" | "ride" | "drive" | "fly" | "swim" | "float" | "fall" | "rise" | "spin" | "dance" | "jump" | "sway";
                                    /** @description How it stands to another subject of the shot */
                                    readonly relation?: {
                                        /**
                                         * @description How it stands to the other
                                         * @enum {string}
                                         */
                                        readonly kind: "on" | "under" | "beside" | "behind" | "before" | "in" | "above" | "holding" | "riding" | "around";
                                        /** @description The other, by its place in `subjects` */
                                        readonly to: number;
                                    };
                                    /** @description Where it is in the frame, where the words say so */
                                    readonly side?: string;
                                    /** @description What it does, in words */
                                    readonly deeds?: readonly {
                                        /** @description The verb by its English name */
                                        readonly verb: string;
                                        /** @description As it was written */
                                        readonly words: string;
                                        /** @description What it is done to or with, by its place in `subjects` */
                                        readonly to?: number;
                                        /** @description Of what flows, a hue by name */
                                        readonly colour?: string;
                                        /** @description When in the shot it is done, where others come before it */
                                        readonly beat?: number;
                                        /**
                                         * @description How its doer moves meanwhile, where that is not the `motion` of the subject
                                         * @enum {string}
                                         */
                                        readonly motion?: "still" | "bob" | "walk" | "run" | "ride" | "drive" | "fly" | "swim" | "float" | "fall" | "rise" | "spin" | "dance" | "jump" | "sway";
                                        /**
                                         * @description Where on the body it is carried, where the words say so
                                         * @enum {string}
                                         */
                                        readonly bearing?: "head" | "shoulders" | "shoulder" | "back" | "underarm";
                                    }[];
                                    /** @description What it has on */
                                    readonly wears?: readonly {
                                        /** @description As it was written */
                                        readonly words: string;
                                        /** @description A hue by name */
                                        readonly colour?: string;
                                        /** @description What is written on it */
                                        readonly letters?: string;
                                    }[];
                                    /** @description What those of its trade have on, garment by garment */
                                    readonly outfit?: readonly string[];
                                    /** @description The pictogram of what those of its trade have in hand */
                                    readonly tool?: string;
                                    /** @description The pictogram of whose clothes an animal wears, where it has a trade */
                                    readonly trade?: string;
                                    /** @description What somebody looks like, where the words say so */
                                    readonly features?: {
                                        /** @description `old` */
                                        readonly age?: string;
                                        /** @description Its colour by name */
                                        readonly hair?: string;
                                        /**
                                         * @description How it is worn
                                         * @enum {string}
                                         */
                                        readonly hairStyle?: "short" | "long" | "curly" | "tail" | "bun" | "none";
                                        /** @description Its colour by name */
                                        readonly beard?: string;
                                        /** @description Wears glasses */
                                        readonly hasGlasses?: boolean;
                                        /**
                                         * @description What the words say that it feels
                                         * @enum {string}
                                         */
                                        readonly feeling?: "happy" | "sad" | "angry" | "tense" | "surprised" | "tired" | "proud" | "shy";
                                    };
                                    /** @description How tall the real thing is */
                                    readonly metres?: number;
                                    /**
                                     * @description How it is put together
                                     * @enum {string}
                                     */
                                    readonly build?: "person" | "four-legged" | "reptile" | "mythical" | "bird" | "insect" | "fish" | "tree" | "plant" | "food" | "vessel" | "furniture" | "tool" | "weapon" | "garment" | "vehicle" | "boat" | "aircraft" | "building" | "playground" | "instrument" | "ball" | "sport" | "toy" | "festive" | "stone" | "product" | "sky";
                                    /** @description Letters on it: what a sign says, or the word of a block that stands for something */
                                    readonly label?: string;
                                    /** @description What is drawn instead of it: its nearest kin */
                                    readonly drawnAs?: string;
                                    /**
                                     * @description How several of them keep to each other on their way
                                     * @enum {string}
                                     */
                                    readonly formation?: "line" | "wedge";
                                    /**
                                     * @description Which way it goes across the frame
                                     * @enum {string}
                                     */
                                    readonly heading?: "left" | "right";
                                    /** @description The way that it goes around another subject of the shot */
                                    readonly goes?: {
                                        /**
                                         * @description Where it is at first
                                         * @enum {string}
                                         */
                                        readonly from: "left" | "right" | "front" | "behind" | "top" | "above" | "under";
                                        /**
                                         * @description Where it is in the end
                                         * @enum {string}
                                         */
                                        readonly to: "left" | "right" | "front" | "behind" | "top" | "above" | "under";
                                        /** @description Of what, by its place in `subjects` */
                                        readonly of: number;
                                    };
                                    /** @description What it is made of, where that is not what it usually is: `paper`, `glass`, `flowers` */
                                    readonly material?: string;
                                    /** @description What becomes of it in the course of the shot */
                                    readonly changes?: readonly {
                                        /**
                                         * @description Of what it is another one at the end of the shot
                                         * @enum {string}
                                         */
                                        readonly of: "colour" | "hair" | "size" | "light" | "material" | "age" | "figure";
                                        /** @description How it was, where the words say so: a hue, a size, `off`, `wood` */
                                        readonly from?: string;
                                        /** @description How it is then; of a `figure` a pictogram as in `what` */
                                        readonly to: string;
                                        /** @description How many figures it is then, where that is more than one */
                                        readonly count?: number;
                                    }[];
                                }[];
                                /** @description The camera */
                                readonly camera: {
                                    /**
                                     * @description How it moves
                                     * @enum {string}
                                     */
                                    readonly move: "still" | "push" | "pull" | "pan-left" | "pan-right" | "tilt-up" | "tilt-down" | "orbit" | "crane-up" | "crane-down" | "track-left" | "track-right" | "reveal" | "handheld" | "drift";
                                    /** @description `wide`, `medium` or `close` */
                                    readonly framing: string;
                                    /** @description `slow`, `normal` or `fast` */
                                    readonly speed: string;
                                    /**
                                     * @description How much of the main subject is seen, where the words say so
                                     * @enum {string}
                                     */
                                    readonly size?: "face" | "hands" | "bust" | "waist" | "whole";
                                    /**
                                     * @description From where, where the words say so
                                     * @enum {string}
                                     */
                                    readonly angle?: "low" | "high" | "top" | "aerial" | "tilted" | "first-person" | "over-shoulder" | "eye";
                                    /**
                                     * @description Which side of the subjects is seen, where the words say so
                                     * @enum {string}
                                     */
                                    readonly from?: "front" | "side" | "back";
                                    /** @description Through what, by names such as `macro`, `fisheye`, `shallow` */
                                    readonly lens?: readonly string[];
                                };
                                /** @description What is heard besides music and speech */
                                readonly sounds: readonly ("waves" | "wind" | "rain" | "thunder" | "birds" | "crickets" | "city" | "traffic" | "crowd" | "room" | "fire" | "footsteps" | "river" | "waterfall" | "underwater" | "engine" | "whoosh" | "snow-steps" | "forest" | "bells" | "applause" | "space" | "fireworks" | "cafe" | "kitchen" | "typing" | "hooves" | "door" | "rain-on-glass" | "splash" | "hammer" | "axe" | "ball" | "train" | "clock" | "machines" | "pouring" | "dog" | "cat" | "cow" | "sheep" | "horse" | "pig" | "wolf" | "lion" | "elephant" | "monkey" | "chickens" | "ducks" | "gulls" | "frogs" | "scrape" | "clink" | "bubbling" | "bees" | "breaking")[];
                                /** @description What is said in quotation marks */
                                readonly lines: readonly {
                                    /** @description What is said */
                                    readonly text: string;
                                    /** @description Who says it, by its place in `subjects` */
                                    readonly subject?: number;
                                }[];
                                /** @description Where it is by the words, more exactly than the place that is drawn */
                                readonly where?: string;
                                /** @description What the place is full of: on its shelves, in its beds, along its walls */
                                readonly filledWith?: readonly {
                                    /** @description As it was written */
                                    readonly words: string;
                                    /** @description Its picture, as in `what` of subjects */
                                    readonly sprite: string;
                                    /** @description A hue by name */
                                    readonly colour?: string;
                                    /** @description It hangs */
                                    readonly hangs?: boolean;
                                    /** @description It grows everywhere */
                                    readonly grows?: boolean;
                                }[];
                                /** @description What the place is dressed with besides its own */
                                readonly trimmings?: readonly {
                                    /** @description What it is, such as `lanterns` or `palms` */
                                    readonly of: string;
                                    /** @description A hue by name */
                                    readonly colour?: string;
                                    /**
                                     * @description Only on this side
                                     * @enum {string}
                                     */
                                    readonly side?: "left" | "right";
                                }[];
                                /** @description Light that the words ask for, by names such as `back`, `neon`, `god-rays` */
                                readonly light?: readonly string[];
                                /** @description Styles that the words ask for */
                                readonly styles?: readonly string[];
                                /** @description What is written in the picture */
                                readonly texts?: readonly {
                                    /** @description The letters */
                                    readonly text: string;
                                    /** @description What they are on, by its place in `subjects` */
                                    readonly subject?: number;
                                    /** @description Only at the end of the shot */
                                    readonly isLast?: boolean;
                                    /**
                                     * @description How its letters come, where the words say so
                                     * @enum {string}
                                     */
                                    readonly enters?: "falling" | "flickering" | "typed";
                                }[];
                                /** @description Shown as a card when nothing else could be drawn */
                                readonly caption?: string;
                                /** @description Goes on in the place and the view of the shot before */
                                readonly continues?: boolean;
                                /** @description What hour, weather or season it is at the end, which lamps are lit and how high the sea is, where the words say that it changes */
                                readonly becomes?: {
                                    /**
                                     * @description Time of day
                                     * @enum {string}
                                     */
                                    readonly time?: "dawn" | "morning" | "noon" | "afternoon" | "sunset" | "dusk" | "night";
                                    /**
                                     * @description The weather
                                     * @enum {string}
                                     */
                                    readonly weather?: "clear" | "cloudy" | "rain" | "snow" | "fog" | "storm";
                                    /**
                                     * @description The season
                                     * @enum {string}
                                     */
                                    readonly season?: "spring" | "summer" | "autumn" | "winter";
                                    /**
                                     * @description Whether lamps and windows are lit
                                     * @enum {string}
                                     */
                                    readonly lights?: "on" | "off";
                                    /**
                                     * @description How far the sea has come up a beach
                                     * @enum {string}
                                     */
                                    readonly tide?: "high" | "low";
                                };
                                /** @description How the place is in between, one after another, where it changes more than once */
                                readonly through?: readonly {
                                    /**
                                     * @description Time of day
                                     * @enum {string}
                                     */
                                    readonly time?: "dawn" | "morning" | "noon" | "afternoon" | "sunset" | "dusk" | "night";
                                    /**
                                     * @description The weather
                                     * @enum {string}
                                     */
                                    readonly weather?: "clear" | "cloudy" | "rain" | "snow" | "fog" | "storm";
                                    /**
                                     * @description The season
                                     * @enum {string}
                                     */
                                    readonly season?: "spring" | "summer" | "autumn" | "winter";
                                    /**
                                     * @description Whether lamps and windows are lit
                                     * @enum {string}
                                     */
                                    readonly lights?: "on" | "off";
                                    /**
                                     * @description How far the sea has come up a beach
                                     * @enum {string}
                                     */
                                    readonly tide?: "high" | "low";
                                }[];
                                /**
                                 * @description How its time goes, where that is not ahead
                                 * @enum {string}
                                 */
                                readonly flow?: "backwards" | "returns";
                                /**
                                 * @description Whether lamps and windows are lit, where that is not as the hour has it
                                 * @enum {string}
                                 */
                                readonly lights?: "on" | "off";
                                /**
                                 * @description How far the sea has come up a beach, where the words say so
                                 * @enum {string}
                                 */
                                readonly tide?: "high" | "low";
                            }[];
                            /** @description Words that nothing here knows, as they were written */
                            readonly unknown?: readonly string[];
                            /** @description Words that are understood and of which nothing is seen */
                            readonly unshown?: readonly string[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getTasksIdRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The generator and the body of its create, with defaults filled in and files as URLs */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "body": {}
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task */
                        readonly id: string;
                        /** @description Its generator, as in the path of the create after the version */
                        readonly type: string;
                        /** @description The body of the create; without `callback_url` */
                        readonly body: Record<string, never>;
                    };
                };
            };
        };
    };
    readonly postTasksIdCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Nothing more */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    readonly "application/json": Record<string, never>;
                };
            };
        };
    };
    readonly putTasksIdKeep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description When they will be deleted */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "kept_until": null,
                     *       "pinned": false
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task */
                        readonly id: string;
                        /**
                         * Format: date-time
                         * @description Until when its files are kept, in UTC; null before it has ended, while a film is worked on, where it is pinned, and where there are none
                         */
                        readonly kept_until: string | null;
                        /** @description Whether its files are kept until it is unpinned */
                        readonly pinned: boolean;
                    };
                };
            };
        };
    };
    readonly deleteTasksIdKeep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description When they will be deleted */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "kept_until": null,
                     *       "pinned": false
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task */
                        readonly id: string;
                        /**
                         * Format: date-time
                         * @description Until when its files are kept, in UTC; null before it has ended, while a film is worked on, where it is pinned, and where there are none
                         */
                        readonly kept_until: string | null;
                        /** @description Whether its files are kept until it is unpinned */
                        readonly pinned: boolean;
                    };
                };
            };
        };
    };
    readonly getTasks: {
        readonly parameters: {
            readonly query?: {
                /** @description Only tasks in these states */
                readonly states?: readonly string[];
                /** @description Only tasks of these models */
                readonly model_versions?: readonly string[];
                /** @description Only tasks of these resolutions */
                readonly resolutions?: readonly string[];
                /** @description Only these tasks; finds sub-tasks of films too */
                readonly task_ids?: readonly string[];
                /** @description Only tasks of these generators */
                readonly types?: readonly string[];
                /** @description Created at or after */
                readonly "created_at.from"?: string;
                /** @description Created before or at */
                readonly "created_at.to"?: string;
                /** @description Only tasks with exactly this payload */
                readonly payload?: string;
                /** @description Only tasks whose prompt, text or title has all of these words, in any case and order */
                readonly search?: string;
                /** @description Only tasks with this seed */
                readonly seed?: number;
                /** @description Tasks a page */
                readonly "pager.pagesz"?: number;
                /** @description The next_page_token of the page before */
                readonly "pager.page_token"?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of tasks; `next_page_token` is empty on the last one. A page ends early where its tasks would be more than 8 MB */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tasks": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "credits": 60,
                     *           "payload": "",
                     *           "bgm": false,
                     *           "off_peak": false,
                     *           "progress": 100,
                     *           "kept_until": null,
                     *           "pinned": false,
                     *           "creations": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "watermarked_url": "",
                     *               "sheet_url": ""
                     *             }
                     *           ],
                     *           "demo_audio": "",
                     *           "type": "img2video",
                     *           "model": "genq3-turbo",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "duration": 5,
                     *           "resolution": "720p",
                     *           "aspect_ratio": "16:9",
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "updated_at": "2026-11-14T09:31:12.480000Z",
                     *           "seed": 1862015432
                     *         }
                     *       ],
                     *       "next_page_token": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The tasks of this page, newest first */
                        readonly tasks: readonly ({
                            /** @description The task */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence; empty unless it failed */
                            readonly err_msg: string;
                            /** @description What it costs; 0 after it failed */
                            readonly credits: number;
                            /** @description What was sent along with the create, unchanged */
                            readonly payload: string;
                            /** @description Whether music is heard in the result; before there is one, whether it was asked for */
                            readonly bgm: boolean;
                            /** @description Whether it runs when nothing else waits, at half the price */
                            readonly off_peak: boolean;
                            /** @description In percent; never goes back, 100 at success */
                            readonly progress: number;
                            /**
                             * Format: date-time
                             * @description Until when its files are kept, in UTC; null before it has ended, while a film is worked on, where it is pinned, and where there are none
                             */
                            readonly kept_until: string | null;
                            /** @description Whether its files are kept until it is unpinned */
                            readonly pinned: boolean;
                            /** @description What was made; empty before success */
                            readonly creations: readonly components["schemas"]["Creation"][];
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes?: readonly string[];
                            /** @description Recommended prompts; only of a task that was asked for them */
                            readonly prompts?: readonly {
                                /** @description What it is for */
                                readonly type: string;
                                /** @description What happens, in a few words */
                                readonly content: string;
                                /** @description What to send as the prompt; empty for a template */
                                readonly prompt: string;
                                /** @description What to send as the template; empty for others */
                                readonly template: string;
                                /** @description As it was asked for */
                                readonly resolution: string;
                            }[];
                            /** @description Of a voice that was made: its sample; empty where none was asked for */
                            readonly demo_audio?: string;
                            /** @description What made it, by the name that the operator gave it; once it is made */
                            readonly engine?: string;
                            /** @description While it waits: its place, 1 is next; null for off-peak tasks */
                            readonly queue_position?: number | null;
                            /**
                             * Format: date-time
                             * @description While it waits: when it may start; null where that cannot be said
                             */
                            readonly estimated_start_at?: string | null;
                            /**
                             * Format: date-time
                             * @description While it waits or runs: when it may be done; null where that cannot be said
                             */
                            readonly estimated_end_at?: string | null;
                        } & {
                            /** @description Its generator, as in the path of the create after the version; parts of films add what they are */
                            readonly type: string;
                            /** @description The model, by the name that was sent; empty where there is none to choose */
                            readonly model: string;
                            /** @description The prompt or text that is used */
                            readonly prompt: string;
                            /** @description The pictures that were sent */
                            readonly images: readonly string[];
                            /** @description Seconds, rounded; 0 where none were asked for */
                            readonly duration: number;
                            /** @description The short side; empty where there is none to choose */
                            readonly resolution: string;
                            /** @description Width to height; empty where there is none to choose */
                            readonly aspect_ratio: string;
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /**
                             * Format: date-time
                             * @description When its state or progress last changed, in UTC
                             */
                            readonly updated_at: string;
                            /** @description The seed that is used, where there is one */
                            readonly seed?: number;
                        })[];
                        /** @description Asks for the next page; empty on the last one */
                        readonly next_page_token: string;
                    };
                };
            };
        };
    };
    readonly getTasksIdPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A JPEG whose longer side has at most 512 pixels */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/jpeg": unknown;
                };
            };
        };
    };
    readonly getOneClickMvId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The film */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "mv",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "input": {},
                     *       "signed_url": "https://media.example.com/files/…/film.mp4?…",
                     *       "job_records": [
                     *         {
                     *           "type": "generate_video",
                     *           "index": 0,
                     *           "jobs": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "type": "generate_video",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "prompt": "Waves at night",
                     *               "duration": 5,
                     *               "signed_url": "https://media.example.com/files/…/film.mp4?…",
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "updated_at": "2026-11-14T09:31:12.480000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "created_at": "2026-11-14T09:30:00.123000Z",
                     *       "updated_at": "2026-11-14T09:31:12.480000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /**
                         * @description What kind of film it is
                         * @enum {string}
                         */
                        readonly type: "one_click" | "mv" | "premium_mv" | "explain_comic";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent; never goes back, 100 at success */
                        readonly progress: number;
                        /** @description The body of the create, with media as URLs and defaults filled in */
                        readonly input: Record<string, never>;
                        /** @description The film, by a signed URL; empty while there is none */
                        readonly signed_url: string;
                        /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                        readonly notes?: readonly string[];
                        /**
                         * @description The newest composition as data; absent while nothing is composed
                         * @example {
                         *       "width": 1280,
                         *       "height": 720,
                         *       "framesPerSecond": 24,
                         *       "frames": 192,
                         *       "shots": [
                         *         {
                         *           "source": "901243326567555091",
                         *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                         *           "fromFrame": 0,
                         *           "frames": 96,
                         *           "transition": {
                         *             "kind": "dissolve",
                         *             "frames": 8
                         *           }
                         *         },
                         *         {
                         *           "source": "901243326567555092",
                         *           "name": "The lamp folds, close-up, crane up.",
                         *           "fromFrame": 0,
                         *           "frames": 96
                         *         }
                         *       ],
                         *       "texts": [
                         *         {
                         *           "text": "Kite One",
                         *           "style": "title",
                         *           "font": "sans",
                         *           "fromFrame": 10,
                         *           "toFrame": 62
                         *         }
                         *       ],
                         *       "tracks": [
                         *         {
                         *           "kind": "narration",
                         *           "gainDb": 0,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555093",
                         *               "atSeconds": 0.21,
                         *               "fromSeconds": 0.02,
                         *               "seconds": 1.4
                         *             }
                         *           ]
                         *         },
                         *         {
                         *           "kind": "music",
                         *           "gainDb": -6,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555094",
                         *               "atSeconds": 0,
                         *               "fromSeconds": 0,
                         *               "seconds": 8
                         *             }
                         *           ]
                         *         }
                         *       ]
                         *     }
                         */
                        readonly timeline?: {
                            /** @description Pixels */
                            readonly width: number;
                            /** @description Pixels */
                            readonly height: number;
                            /** @description Frames a second */
                            readonly framesPerSecond: number;
                            /** @description How long the film is, in frames */
                            readonly frames: number;
                            /** @description What is seen, without gaps */
                            readonly shots: readonly {
                                /** @description The part it is cut from, by the id of its task */
                                readonly source: string;
                                /** @description What is seen */
                                readonly name: string;
                                /** @description Where in the part it begins */
                                readonly fromFrame: number;
                                /** @description How many frames it has */
                                readonly frames: number;
                                /** @description How it becomes the next shot; absent at a plain cut */
                                readonly transition?: {
                                    /** @description Such as `dissolve` */
                                    readonly kind: string;
                                    /** @description Over how many of its last frames */
                                    readonly frames: number;
                                };
                            }[];
                            /** @description Words over the picture */
                            readonly texts: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description The first frame that shows them */
                                readonly fromFrame: number;
                                /** @description The first frame that does not any more */
                                readonly toFrame: number;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                                /**
                                 * @description The kind of letters
                                 * @enum {string}
                                 */
                                readonly font: "sans" | "serif";
                                /** @description HEX; white where it is absent */
                                readonly colour?: string;
                                /** @description Of a bubble: its speaker's mouth */
                                readonly towards?: {
                                    /** @description From the left, as a share of the width */
                                    readonly x: number;
                                    /** @description From the top, as a share of the height */
                                    readonly y: number;
                                };
                            }[];
                            /** @description What is heard */
                            readonly tracks: readonly {
                                /**
                                 * @description What is on it; speech ducks music
                                 * @enum {string}
                                 */
                                readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                                /** @description How much louder or softer than its sources */
                                readonly gainDb: number;
                                /** @description The sounds, by time */
                                readonly cues: readonly {
                                    /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                    readonly source: string;
                                    /** @description Where in the film it begins */
                                    readonly atSeconds: number;
                                    /** @description Where in the source it begins */
                                    readonly fromSeconds: number;
                                    /** @description How long it is */
                                    readonly seconds: number;
                                    /** @description Over how long it comes in */
                                    readonly fadeInSeconds?: number;
                                    /** @description Over how long it goes out */
                                    readonly fadeOutSeconds?: number;
                                    /** @description Whether it begins anew until its seconds are over */
                                    readonly loops?: boolean;
                                }[];
                            }[];
                        };
                        /** @description The segments, then the compositions */
                        readonly job_records: readonly {
                            /**
                             * @description What the jobs do
                             * @enum {string}
                             */
                            readonly type: "generate_video" | "compose";
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version, newest last */
                            readonly jobs: readonly {
                                /** @description The task that does it */
                                readonly id: string;
                                /**
                                 * @description What it does
                                 * @enum {string}
                                 */
                                readonly type: "generate_video" | "compose";
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description What is seen */
                                readonly prompt: string;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly signed_url: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /**
                                 * Format: date-time
                                 * @description When it last changed, in UTC
                                 */
                                readonly updated_at: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes?: readonly string[];
                            }[];
                        }[];
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                        /**
                         * Format: date-time
                         * @description When it last changed, in UTC
                         */
                        readonly updated_at: string;
                    };
                };
            };
        };
    };
    readonly getOneClickPremiumMvId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The film */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "premium_mv",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "input": {},
                     *       "signed_url": "https://media.example.com/files/…/film.mp4?…",
                     *       "job_records": [
                     *         {
                     *           "type": "generate_video",
                     *           "index": 0,
                     *           "jobs": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "type": "generate_video",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "prompt": "Waves at night",
                     *               "duration": 5,
                     *               "signed_url": "https://media.example.com/files/…/film.mp4?…",
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "updated_at": "2026-11-14T09:31:12.480000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "created_at": "2026-11-14T09:30:00.123000Z",
                     *       "updated_at": "2026-11-14T09:31:12.480000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /**
                         * @description What kind of film it is
                         * @enum {string}
                         */
                        readonly type: "one_click" | "mv" | "premium_mv" | "explain_comic";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent; never goes back, 100 at success */
                        readonly progress: number;
                        /** @description The body of the create, with media as URLs and defaults filled in */
                        readonly input: Record<string, never>;
                        /** @description The film, by a signed URL; empty while there is none */
                        readonly signed_url: string;
                        /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                        readonly notes?: readonly string[];
                        /**
                         * @description The newest composition as data; absent while nothing is composed
                         * @example {
                         *       "width": 1280,
                         *       "height": 720,
                         *       "framesPerSecond": 24,
                         *       "frames": 192,
                         *       "shots": [
                         *         {
                         *           "source": "901243326567555091",
                         *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                         *           "fromFrame": 0,
                         *           "frames": 96,
                         *           "transition": {
                         *             "kind": "dissolve",
                         *             "frames": 8
                         *           }
                         *         },
                         *         {
                         *           "source": "901243326567555092",
                         *           "name": "The lamp folds, close-up, crane up.",
                         *           "fromFrame": 0,
                         *           "frames": 96
                         *         }
                         *       ],
                         *       "texts": [
                         *         {
                         *           "text": "Kite One",
                         *           "style": "title",
                         *           "font": "sans",
                         *           "fromFrame": 10,
                         *           "toFrame": 62
                         *         }
                         *       ],
                         *       "tracks": [
                         *         {
                         *           "kind": "narration",
                         *           "gainDb": 0,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555093",
                         *               "atSeconds": 0.21,
                         *               "fromSeconds": 0.02,
                         *               "seconds": 1.4
                         *             }
                         *           ]
                         *         },
                         *         {
                         *           "kind": "music",
                         *           "gainDb": -6,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555094",
                         *               "atSeconds": 0,
                         *               "fromSeconds": 0,
                         *               "seconds": 8
                         *             }
                         *           ]
                         *         }
                         *       ]
                         *     }
                         */
                        readonly timeline?: {
                            /** @description Pixels */
                            readonly width: number;
                            /** @description Pixels */
                            readonly height: number;
                            /** @description Frames a second */
                            readonly framesPerSecond: number;
                            /** @description How long the film is, in frames */
                            readonly frames: number;
                            /** @description What is seen, without gaps */
                            readonly shots: readonly {
                                /** @description The part it is cut from, by the id of its task */
                                readonly source: string;
                                /** @description What is seen */
                                readonly name: string;
                                /** @description Where in the part it begins */
                                readonly fromFrame: number;
                                /** @description How many frames it has */
                                readonly frames: number;
                                /** @description How it becomes the next shot; absent at a plain cut */
                                readonly transition?: {
                                    /** @description Such as `dissolve` */
                                    readonly kind: string;
                                    /** @description Over how many of its last frames */
                                    readonly frames: number;
                                };
                            }[];
                            /** @description Words over the picture */
                            readonly texts: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description The first frame that shows them */
                                readonly fromFrame: number;
                                /** @description The first frame that does not any more */
                                readonly toFrame: number;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                                /**
                                 * @description The kind of letters
                                 * @enum {string}
                                 */
                                readonly font: "sans" | "serif";
                                /** @description HEX; white where it is absent */
                                readonly colour?: string;
                                /** @description Of a bubble: its speaker's mouth */
                                readonly towards?: {
                                    /** @description From the left, as a share of the width */
                                    readonly x: number;
                                    /** @description From the top, as a share of the height */
                                    readonly y: number;
                                };
                            }[];
                            /** @description What is heard */
                            readonly tracks: readonly {
                                /**
                                 * @description What is on it; speech ducks music
                                 * @enum {string}
                                 */
                                readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                                /** @description How much louder or softer than its sources */
                                readonly gainDb: number;
                                /** @description The sounds, by time */
                                readonly cues: readonly {
                                    /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                    readonly source: string;
                                    /** @description Where in the film it begins */
                                    readonly atSeconds: number;
                                    /** @description Where in the source it begins */
                                    readonly fromSeconds: number;
                                    /** @description How long it is */
                                    readonly seconds: number;
                                    /** @description Over how long it comes in */
                                    readonly fadeInSeconds?: number;
                                    /** @description Over how long it goes out */
                                    readonly fadeOutSeconds?: number;
                                    /** @description Whether it begins anew until its seconds are over */
                                    readonly loops?: boolean;
                                }[];
                            }[];
                        };
                        /** @description The segments, then the compositions */
                        readonly job_records: readonly {
                            /**
                             * @description What the jobs do
                             * @enum {string}
                             */
                            readonly type: "generate_video" | "compose";
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version, newest last */
                            readonly jobs: readonly {
                                /** @description The task that does it */
                                readonly id: string;
                                /**
                                 * @description What it does
                                 * @enum {string}
                                 */
                                readonly type: "generate_video" | "compose";
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description What is seen */
                                readonly prompt: string;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly signed_url: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /**
                                 * Format: date-time
                                 * @description When it last changed, in UTC
                                 */
                                readonly updated_at: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes?: readonly string[];
                            }[];
                        }[];
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                        /**
                         * Format: date-time
                         * @description When it last changed, in UTC
                         */
                        readonly updated_at: string;
                    };
                };
            };
        };
    };
    readonly getExplainComicTasksId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The film */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "one_click",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "input": {},
                     *       "signed_url": "https://media.example.com/files/…/film.mp4?…",
                     *       "job_records": [
                     *         {
                     *           "type": "generate_video",
                     *           "index": 0,
                     *           "jobs": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "type": "generate_video",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "prompt": "She turns to the window and smiles",
                     *               "duration": 5,
                     *               "signed_url": "https://media.example.com/files/…/film.mp4?…",
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "updated_at": "2026-11-14T09:31:12.480000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "created_at": "2026-11-14T09:30:00.123000Z",
                     *       "updated_at": "2026-11-14T09:31:12.480000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /**
                         * @description What kind of film it is
                         * @enum {string}
                         */
                        readonly type: "one_click" | "mv" | "premium_mv" | "explain_comic";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent; never goes back, 100 at success */
                        readonly progress: number;
                        /** @description The body of the create, with media as URLs and defaults filled in */
                        readonly input: Record<string, never>;
                        /** @description The film, by a signed URL; empty while there is none */
                        readonly signed_url: string;
                        /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                        readonly notes?: readonly string[];
                        /**
                         * @description The newest composition as data; absent while nothing is composed
                         * @example {
                         *       "width": 1280,
                         *       "height": 720,
                         *       "framesPerSecond": 24,
                         *       "frames": 192,
                         *       "shots": [
                         *         {
                         *           "source": "901243326567555091",
                         *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                         *           "fromFrame": 0,
                         *           "frames": 96,
                         *           "transition": {
                         *             "kind": "dissolve",
                         *             "frames": 8
                         *           }
                         *         },
                         *         {
                         *           "source": "901243326567555092",
                         *           "name": "The lamp folds, close-up, crane up.",
                         *           "fromFrame": 0,
                         *           "frames": 96
                         *         }
                         *       ],
                         *       "texts": [
                         *         {
                         *           "text": "Kite One",
                         *           "style": "title",
                         *           "font": "sans",
                         *           "fromFrame": 10,
                         *           "toFrame": 62
                         *         }
                         *       ],
                         *       "tracks": [
                         *         {
                         *           "kind": "narration",
                         *           "gainDb": 0,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555093",
                         *               "atSeconds": 0.21,
                         *               "fromSeconds": 0.02,
                         *               "seconds": 1.4
                         *             }
                         *           ]
                         *         },
                         *         {
                         *           "kind": "music",
                         *           "gainDb": -6,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555094",
                         *               "atSeconds": 0,
                         *               "fromSeconds": 0,
                         *               "seconds": 8
                         *             }
                         *           ]
                         *         }
                         *       ]
                         *     }
                         */
                        readonly timeline?: {
                            /** @description Pixels */
                            readonly width: number;
                            /** @description Pixels */
                            readonly height: number;
                            /** @description Frames a second */
                            readonly framesPerSecond: number;
                            /** @description How long the film is, in frames */
                            readonly frames: number;
                            /** @description What is seen, without gaps */
                            readonly shots: readonly {
                                /** @description The part it is cut from, by the id of its task */
                                readonly source: string;
                                /** @description What is seen */
                                readonly name: string;
                                /** @description Where in the part it begins */
                                readonly fromFrame: number;
                                /** @description How many frames it has */
                                readonly frames: number;
                                /** @description How it becomes the next shot; absent at a plain cut */
                                readonly transition?: {
                                    /** @description Such as `dissolve` */
                                    readonly kind: string;
                                    /** @description Over how many of its last frames */
                                    readonly frames: number;
                                };
                            }[];
                            /** @description Words over the picture */
                            readonly texts: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description The first frame that shows them */
                                readonly fromFrame: number;
                                /** @description The first frame that does not any more */
                                readonly toFrame: number;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                                /**
                                 * @description The kind of letters
                                 * @enum {string}
                                 */
                                readonly font: "sans" | "serif";
                                /** @description HEX; white where it is absent */
                                readonly colour?: string;
                                /** @description Of a bubble: its speaker's mouth */
                                readonly towards?: {
                                    /** @description From the left, as a share of the width */
                                    readonly x: number;
                                    /** @description From the top, as a share of the height */
                                    readonly y: number;
                                };
                            }[];
                            /** @description What is heard */
                            readonly tracks: readonly {
                                /**
                                 * @description What is on it; speech ducks music
                                 * @enum {string}
                                 */
                                readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                                /** @description How much louder or softer than its sources */
                                readonly gainDb: number;
                                /** @description The sounds, by time */
                                readonly cues: readonly {
                                    /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                    readonly source: string;
                                    /** @description Where in the film it begins */
                                    readonly atSeconds: number;
                                    /** @description Where in the source it begins */
                                    readonly fromSeconds: number;
                                    /** @description How long it is */
                                    readonly seconds: number;
                                    /** @description Over how long it comes in */
                                    readonly fadeInSeconds?: number;
                                    /** @description Over how long it goes out */
                                    readonly fadeOutSeconds?: number;
                                    /** @description Whether it begins anew until its seconds are over */
                                    readonly loops?: boolean;
                                }[];
                            }[];
                        };
                        /** @description The segments, then the compositions */
                        readonly job_records: readonly {
                            /**
                             * @description What the jobs do
                             * @enum {string}
                             */
                            readonly type: "generate_video" | "compose";
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version, newest last */
                            readonly jobs: readonly {
                                /** @description The task that does it */
                                readonly id: string;
                                /**
                                 * @description What it does
                                 * @enum {string}
                                 */
                                readonly type: "generate_video" | "compose";
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description What is seen */
                                readonly prompt: string;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly signed_url: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /**
                                 * Format: date-time
                                 * @description When it last changed, in UTC
                                 */
                                readonly updated_at: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes?: readonly string[];
                            }[];
                        }[];
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                        /**
                         * Format: date-time
                         * @description When it last changed, in UTC
                         */
                        readonly updated_at: string;
                    };
                };
            };
        };
    };
    readonly getAdOneClickId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The film */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "err_code": "",
                     *       "state": "success",
                     *       "data_records": {
                     *         "storyboards": [
                     *           {
                     *             "stroyboard_id": 0,
                     *             "records": [
                     *               {
                     *                 "id": "901243326567555073",
                     *                 "type": "generate_video",
                     *                 "prompt": "The bottle stands on a summit at sunrise",
                     *                 "creation_url": "https://media.example.com/files/…/segment.mp4?…",
                     *                 "state": "success",
                     *                 "err_code": ""
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "narration_records": [
                     *           {
                     *             "id": "901243326567555076",
                     *             "type": "generate_narration",
                     *             "prompt": "Hot tea, wherever you are.",
                     *             "creation_url": "https://media.example.com/files/…/segment.mp4?…",
                     *             "state": "success",
                     *             "err_code": ""
                     *           }
                     *         ],
                     *         "bgm_records": [
                     *           {
                     *             "id": "901243326567555075",
                     *             "type": "generate_bgm",
                     *             "prompt": "Calm piano, slowly rising",
                     *             "creation_url": "https://media.example.com/files/…/segment.mp4?…",
                     *             "state": "success",
                     *             "err_code": ""
                     *           }
                     *         ],
                     *         "completed_creation_records": [
                     *           {
                     *             "id": "901243326567555077",
                     *             "state": "success",
                     *             "err_code": "",
                     *             "creation_url": "https://media.example.com/files/…/segment.mp4?…",
                     *             "params": {
                     *               "video_task_ids": [
                     *                 "901243326567555073"
                     *               ],
                     *               "bgm_task_id": "901243326567555075",
                     *               "narration_task_id": "901243326567555076"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Everything that was made for the film */
                        readonly data_records: {
                            /** @description The segments of the film */
                            readonly storyboards: readonly {
                                /** @description The segment, from 0; the contract spells it so */
                                readonly stroyboard_id: number;
                                /** @description Every version of the segment, newest last */
                                readonly records: readonly {
                                    /** @description The task that makes it */
                                    readonly id: string;
                                    /**
                                     * @description What it is
                                     * @enum {string}
                                     */
                                    readonly type: "generate_video" | "generate_narration" | "generate_bgm";
                                    /** @description What is seen, said or played */
                                    readonly prompt: string;
                                    /** @description Its file, by a signed URL; empty while there is none */
                                    readonly creation_url: string;
                                    /**
                                     * @description Where it stands
                                     * @enum {string}
                                     */
                                    readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                    /** @description Why it failed, as a reason of the error table; empty unless it did */
                                    readonly err_code: string;
                                    /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                    readonly notes?: readonly string[];
                                }[];
                            }[];
                            /** @description Every version of the narration, newest last */
                            readonly narration_records: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description What it is
                                 * @enum {string}
                                 */
                                readonly type: "generate_video" | "generate_narration" | "generate_bgm";
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly creation_url: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes?: readonly string[];
                            }[];
                            /** @description Every version of the music, newest last */
                            readonly bgm_records: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description What it is
                                 * @enum {string}
                                 */
                                readonly type: "generate_video" | "generate_narration" | "generate_bgm";
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly creation_url: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes?: readonly string[];
                            }[];
                            /** @description Every composition, newest last */
                            readonly completed_creation_records: readonly {
                                /** @description The task that composes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly creation_url: string;
                                /** @description The parts it is made of */
                                readonly params: {
                                    /** @description The segments, in order */
                                    readonly video_task_ids: readonly string[];
                                    /** @description The music */
                                    readonly bgm_task_id: string;
                                    /** @description The narration */
                                    readonly narration_task_id: string;
                                };
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes?: readonly string[];
                            }[];
                        };
                        /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                        readonly notes?: readonly string[];
                        /**
                         * @description The newest composition as data; absent while nothing is composed
                         * @example {
                         *       "width": 1280,
                         *       "height": 720,
                         *       "framesPerSecond": 24,
                         *       "frames": 192,
                         *       "shots": [
                         *         {
                         *           "source": "901243326567555091",
                         *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                         *           "fromFrame": 0,
                         *           "frames": 96,
                         *           "transition": {
                         *             "kind": "dissolve",
                         *             "frames": 8
                         *           }
                         *         },
                         *         {
                         *           "source": "901243326567555092",
                         *           "name": "The lamp folds, close-up, crane up.",
                         *           "fromFrame": 0,
                         *           "frames": 96
                         *         }
                         *       ],
                         *       "texts": [
                         *         {
                         *           "text": "Kite One",
                         *           "style": "title",
                         *           "font": "sans",
                         *           "fromFrame": 10,
                         *           "toFrame": 62
                         *         }
                         *       ],
                         *       "tracks": [
                         *         {
                         *           "kind": "narration",
                         *           "gainDb": 0,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555093",
                         *               "atSeconds": 0.21,
                         *               "fromSeconds": 0.02,
                         *               "seconds": 1.4
                         *             }
                         *           ]
                         *         },
                         *         {
                         *           "kind": "music",
                         *           "gainDb": -6,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555094",
                         *               "atSeconds": 0,
                         *               "fromSeconds": 0,
                         *               "seconds": 8
                         *             }
                         *           ]
                         *         }
                         *       ]
                         *     }
                         */
                        readonly timeline?: {
                            /** @description Pixels */
                            readonly width: number;
                            /** @description Pixels */
                            readonly height: number;
                            /** @description Frames a second */
                            readonly framesPerSecond: number;
                            /** @description How long the film is, in frames */
                            readonly frames: number;
                            /** @description What is seen, without gaps */
                            readonly shots: readonly {
                                /** @description The part it is cut from, by the id of its task */
                                readonly source: string;
                                /** @description What is seen */
                                readonly name: string;
                                /** @description Where in the part it begins */
                                readonly fromFrame: number;
                                /** @description How many frames it has */
                                readonly frames: number;
                                /** @description How it becomes the next shot; absent at a plain cut */
                                readonly transition?: {
                                    /** @description Such as `dissolve` */
                                    readonly kind: string;
                                    /** @description Over how many of its last frames */
                                    readonly frames: number;
                                };
                            }[];
                            /** @description Words over the picture */
                            readonly texts: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description The first frame that shows them */
                                readonly fromFrame: number;
                                /** @description The first frame that does not any more */
                                readonly toFrame: number;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                                /**
                                 * @description The kind of letters
                                 * @enum {string}
                                 */
                                readonly font: "sans" | "serif";
                                /** @description HEX; white where it is absent */
                                readonly colour?: string;
                                /** @description Of a bubble: its speaker's mouth */
                                readonly towards?: {
                                    /** @description From the left, as a share of the width */
                                    readonly x: number;
                                    /** @description From the top, as a share of the height */
                                    readonly y: number;
                                };
                            }[];
                            /** @description What is heard */
                            readonly tracks: readonly {
                                /**
                                 * @description What is on it; speech ducks music
                                 * @enum {string}
                                 */
                                readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                                /** @description How much louder or softer than its sources */
                                readonly gainDb: number;
                                /** @description The sounds, by time */
                                readonly cues: readonly {
                                    /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                    readonly source: string;
                                    /** @description Where in the film it begins */
                                    readonly atSeconds: number;
                                    /** @description Where in the source it begins */
                                    readonly fromSeconds: number;
                                    /** @description How long it is */
                                    readonly seconds: number;
                                    /** @description Over how long it comes in */
                                    readonly fadeInSeconds?: number;
                                    /** @description Over how long it goes out */
                                    readonly fadeOutSeconds?: number;
                                    /** @description Whether it begins anew until its seconds are over */
                                    readonly loops?: boolean;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    readonly getOneClickGeneralOneClickId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The film */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "one_click",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "input": {},
                     *       "signed_url": "https://media.example.com/files/…/film.mp4?…",
                     *       "job_records": [
                     *         {
                     *           "type": "generate_video",
                     *           "index": 0,
                     *           "jobs": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "type": "generate_video",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "prompt": "Waves at night",
                     *               "duration": 5,
                     *               "signed_url": "https://media.example.com/files/…/film.mp4?…",
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "updated_at": "2026-11-14T09:31:12.480000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "created_at": "2026-11-14T09:30:00.123000Z",
                     *       "updated_at": "2026-11-14T09:31:12.480000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /**
                         * @description What kind of film it is
                         * @enum {string}
                         */
                        readonly type: "one_click" | "mv" | "premium_mv" | "explain_comic";
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent; never goes back, 100 at success */
                        readonly progress: number;
                        /** @description The body of the create, with media as URLs and defaults filled in */
                        readonly input: Record<string, never>;
                        /** @description The film, by a signed URL; empty while there is none */
                        readonly signed_url: string;
                        /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                        readonly notes?: readonly string[];
                        /**
                         * @description The newest composition as data; absent while nothing is composed
                         * @example {
                         *       "width": 1280,
                         *       "height": 720,
                         *       "framesPerSecond": 24,
                         *       "frames": 192,
                         *       "shots": [
                         *         {
                         *           "source": "901243326567555091",
                         *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                         *           "fromFrame": 0,
                         *           "frames": 96,
                         *           "transition": {
                         *             "kind": "dissolve",
                         *             "frames": 8
                         *           }
                         *         },
                         *         {
                         *           "source": "901243326567555092",
                         *           "name": "The lamp folds, close-up, crane up.",
                         *           "fromFrame": 0,
                         *           "frames": 96
                         *         }
                         *       ],
                         *       "texts": [
                         *         {
                         *           "text": "Kite One",
                         *           "style": "title",
                         *           "font": "sans",
                         *           "fromFrame": 10,
                         *           "toFrame": 62
                         *         }
                         *       ],
                         *       "tracks": [
                         *         {
                         *           "kind": "narration",
                         *           "gainDb": 0,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555093",
                         *               "atSeconds": 0.21,
                         *               "fromSeconds": 0.02,
                         *               "seconds": 1.4
                         *             }
                         *           ]
                         *         },
                         *         {
                         *           "kind": "music",
                         *           "gainDb": -6,
                         *           "cues": [
                         *             {
                         *               "source": "901243326567555094",
                         *               "atSeconds": 0,
                         *               "fromSeconds": 0,
                         *               "seconds": 8
                         *             }
                         *           ]
                         *         }
                         *       ]
                         *     }
                         */
                        readonly timeline?: {
                            /** @description Pixels */
                            readonly width: number;
                            /** @description Pixels */
                            readonly height: number;
                            /** @description Frames a second */
                            readonly framesPerSecond: number;
                            /** @description How long the film is, in frames */
                            readonly frames: number;
                            /** @description What is seen, without gaps */
                            readonly shots: readonly {
                                /** @description The part it is cut from, by the id of its task */
                                readonly source: string;
                                /** @description What is seen */
                                readonly name: string;
                                /** @description Where in the part it begins */
                                readonly fromFrame: number;
                                /** @description How many frames it has */
                                readonly frames: number;
                                /** @description How it becomes the next shot; absent at a plain cut */
                                readonly transition?: {
                                    /** @description Such as `dissolve` */
                                    readonly kind: string;
                                    /** @description Over how many of its last frames */
                                    readonly frames: number;
                                };
                            }[];
                            /** @description Words over the picture */
                            readonly texts: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description The first frame that shows them */
                                readonly fromFrame: number;
                                /** @description The first frame that does not any more */
                                readonly toFrame: number;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                                /**
                                 * @description The kind of letters
                                 * @enum {string}
                                 */
                                readonly font: "sans" | "serif";
                                /** @description HEX; white where it is absent */
                                readonly colour?: string;
                                /** @description Of a bubble: its speaker's mouth */
                                readonly towards?: {
                                    /** @description From the left, as a share of the width */
                                    readonly x: number;
                                    /** @description From the top, as a share of the height */
                                    readonly y: number;
                                };
                            }[];
                            /** @description What is heard */
                            readonly tracks: readonly {
                                /**
                                 * @description What is on it; speech ducks music
                                 * @enum {string}
                                 */
                                readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                                /** @description How much louder or softer than its sources */
                                readonly gainDb: number;
                                /** @description The sounds, by time */
                                readonly cues: readonly {
                                    /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                    readonly source: string;
                                    /** @description Where in the film it begins */
                                    readonly atSeconds: number;
                                    /** @description Where in the source it begins */
                                    readonly fromSeconds: number;
                                    /** @description How long it is */
                                    readonly seconds: number;
                                    /** @description Over how long it comes in */
                                    readonly fadeInSeconds?: number;
                                    /** @description Over how long it goes out */
                                    readonly fadeOutSeconds?: number;
                                    /** @description Whether it begins anew until its seconds are over */
                                    readonly loops?: boolean;
                                }[];
                            }[];
                        };
                        /** @description The segments, then the compositions */
                        readonly job_records: readonly {
                            /**
                             * @description What the jobs do
                             * @enum {string}
                             */
                            readonly type: "generate_video" | "compose";
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version, newest last */
                            readonly jobs: readonly {
                                /** @description The task that does it */
                                readonly id: string;
                                /**
                                 * @description What it does
                                 * @enum {string}
                                 */
                                readonly type: "generate_video" | "compose";
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description What is seen */
                                readonly prompt: string;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly signed_url: string;
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /**
                                 * Format: date-time
                                 * @description When it last changed, in UTC
                                 */
                                readonly updated_at: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes?: readonly string[];
                            }[];
                        }[];
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                        /**
                         * Format: date-time
                         * @description When it last changed, in UTC
                         */
                        readonly updated_at: string;
                    };
                };
            };
        };
    };
    readonly postAdOneClickEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdOneClickEditGenerateVideo"] | components["schemas"]["AdOneClickEditGenerateNarration"] | components["schemas"]["AdOneClickEditGenerateBgm"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ad_one_click_task_id": "901243326567555072",
                     *       "sub_task_id": "901243326567555090",
                     *       "state": "created",
                     *       "err_code": "",
                     *       "credits": 60
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly ad_one_click_task_id: string;
                        /** @description The task that makes the part again; the query of creations shows it */
                        readonly sub_task_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed; empty */
                        readonly err_code: string;
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                    };
                };
            };
        };
    };
    readonly postAdOneClickCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdOneClickCompose"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ad_one_click_task_id": "901243326567555072",
                     *       "compose_sub_task_id": "901243326567555090",
                     *       "state": "created",
                     *       "credits": 60
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly ad_one_click_task_id: string;
                        /** @description The task that composes the film again; the query of creations shows it */
                        readonly compose_sub_task_id: string;
                        /**
                         * @description Where it stands
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description What it costs; held until it ends */
                        readonly credits: number;
                    };
                };
            };
        };
    };
    readonly postOneClickGeneralOneClickIdEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickGeneralOneClickEdit"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postOneClickGeneralOneClickIdCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickGeneralOneClickCompose"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postOneClickMvIdEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickMvEdit"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postOneClickMvIdCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickMvCompose"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postOneClickPremiumMvIdEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickPremiumMvEdit"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postOneClickPremiumMvIdCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickPremiumMvCompose"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postExplainComicTasksIdEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExplainComicEdit"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly postExplainComicTasksIdCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExplainComicCompose"];
            };
        };
        readonly responses: {
            /** @description The sub-task */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The task, to query and cancel it by */
                        readonly id: string;
                    };
                };
            };
        };
    };
    readonly getOneClickMvIdTimeline: {
        readonly parameters: {
            readonly query?: {
                /** @description `otio`: OpenTimelineIO with URLs of the parts; `edl`: CMX 3600, a text */
                readonly format?: "json" | "otio" | "edl";
                /** @description A composition of the film, by its id; without it the newest that is made */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The timeline of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "width": 1280,
                     *       "height": 720,
                     *       "framesPerSecond": 24,
                     *       "frames": 192,
                     *       "shots": [
                     *         {
                     *           "source": "901243326567555091",
                     *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                     *           "fromFrame": 0,
                     *           "frames": 96,
                     *           "transition": {
                     *             "kind": "dissolve",
                     *             "frames": 8
                     *           }
                     *         },
                     *         {
                     *           "source": "901243326567555092",
                     *           "name": "The lamp folds, close-up, crane up.",
                     *           "fromFrame": 0,
                     *           "frames": 96
                     *         }
                     *       ],
                     *       "texts": [
                     *         {
                     *           "text": "Kite One",
                     *           "style": "title",
                     *           "font": "sans",
                     *           "fromFrame": 10,
                     *           "toFrame": 62
                     *         }
                     *       ],
                     *       "tracks": [
                     *         {
                     *           "kind": "narration",
                     *           "gainDb": 0,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555093",
                     *               "atSeconds": 0.21,
                     *               "fromSeconds": 0.02,
                     *               "seconds": 1.4
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "music",
                     *           "gainDb": -6,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555094",
                     *               "atSeconds": 0,
                     *               "fromSeconds": 0,
                     *               "seconds": 8
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Pixels */
                        readonly width: number;
                        /** @description Pixels */
                        readonly height: number;
                        /** @description Frames a second */
                        readonly framesPerSecond: number;
                        /** @description How long the film is, in frames */
                        readonly frames: number;
                        /** @description What is seen, without gaps */
                        readonly shots: readonly {
                            /** @description The part it is cut from, by the id of its task */
                            readonly source: string;
                            /** @description What is seen */
                            readonly name: string;
                            /** @description Where in the part it begins */
                            readonly fromFrame: number;
                            /** @description How many frames it has */
                            readonly frames: number;
                            /** @description How it becomes the next shot; absent at a plain cut */
                            readonly transition?: {
                                /** @description Such as `dissolve` */
                                readonly kind: string;
                                /** @description Over how many of its last frames */
                                readonly frames: number;
                            };
                        }[];
                        /** @description Words over the picture */
                        readonly texts: readonly {
                            /** @description The words */
                            readonly text: string;
                            /** @description The first frame that shows them */
                            readonly fromFrame: number;
                            /** @description The first frame that does not any more */
                            readonly toFrame: number;
                            /**
                             * @description How they are set
                             * @enum {string}
                             */
                            readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                            /**
                             * @description The kind of letters
                             * @enum {string}
                             */
                            readonly font: "sans" | "serif";
                            /** @description HEX; white where it is absent */
                            readonly colour?: string;
                            /** @description Of a bubble: its speaker's mouth */
                            readonly towards?: {
                                /** @description From the left, as a share of the width */
                                readonly x: number;
                                /** @description From the top, as a share of the height */
                                readonly y: number;
                            };
                        }[];
                        /** @description What is heard */
                        readonly tracks: readonly {
                            /**
                             * @description What is on it; speech ducks music
                             * @enum {string}
                             */
                            readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                            /** @description How much louder or softer than its sources */
                            readonly gainDb: number;
                            /** @description The sounds, by time */
                            readonly cues: readonly {
                                /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                readonly source: string;
                                /** @description Where in the film it begins */
                                readonly atSeconds: number;
                                /** @description Where in the source it begins */
                                readonly fromSeconds: number;
                                /** @description How long it is */
                                readonly seconds: number;
                                /** @description Over how long it comes in */
                                readonly fadeInSeconds?: number;
                                /** @description Over how long it goes out */
                                readonly fadeOutSeconds?: number;
                                /** @description Whether it begins anew until its seconds are over */
                                readonly loops?: boolean;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getOneClickPremiumMvIdTimeline: {
        readonly parameters: {
            readonly query?: {
                /** @description `otio`: OpenTimelineIO with URLs of the parts; `edl`: CMX 3600, a text */
                readonly format?: "json" | "otio" | "edl";
                /** @description A composition of the film, by its id; without it the newest that is made */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The timeline of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "width": 1280,
                     *       "height": 720,
                     *       "framesPerSecond": 24,
                     *       "frames": 192,
                     *       "shots": [
                     *         {
                     *           "source": "901243326567555091",
                     *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                     *           "fromFrame": 0,
                     *           "frames": 96,
                     *           "transition": {
                     *             "kind": "dissolve",
                     *             "frames": 8
                     *           }
                     *         },
                     *         {
                     *           "source": "901243326567555092",
                     *           "name": "The lamp folds, close-up, crane up.",
                     *           "fromFrame": 0,
                     *           "frames": 96
                     *         }
                     *       ],
                     *       "texts": [
                     *         {
                     *           "text": "Kite One",
                     *           "style": "title",
                     *           "font": "sans",
                     *           "fromFrame": 10,
                     *           "toFrame": 62
                     *         }
                     *       ],
                     *       "tracks": [
                     *         {
                     *           "kind": "narration",
                     *           "gainDb": 0,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555093",
                     *               "atSeconds": 0.21,
                     *               "fromSeconds": 0.02,
                     *               "seconds": 1.4
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "music",
                     *           "gainDb": -6,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555094",
                     *               "atSeconds": 0,
                     *               "fromSeconds": 0,
                     *               "seconds": 8
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Pixels */
                        readonly width: number;
                        /** @description Pixels */
                        readonly height: number;
                        /** @description Frames a second */
                        readonly framesPerSecond: number;
                        /** @description How long the film is, in frames */
                        readonly frames: number;
                        /** @description What is seen, without gaps */
                        readonly shots: readonly {
                            /** @description The part it is cut from, by the id of its task */
                            readonly source: string;
                            /** @description What is seen */
                            readonly name: string;
                            /** @description Where in the part it begins */
                            readonly fromFrame: number;
                            /** @description How many frames it has */
                            readonly frames: number;
                            /** @description How it becomes the next shot; absent at a plain cut */
                            readonly transition?: {
                                /** @description Such as `dissolve` */
                                readonly kind: string;
                                /** @description Over how many of its last frames */
                                readonly frames: number;
                            };
                        }[];
                        /** @description Words over the picture */
                        readonly texts: readonly {
                            /** @description The words */
                            readonly text: string;
                            /** @description The first frame that shows them */
                            readonly fromFrame: number;
                            /** @description The first frame that does not any more */
                            readonly toFrame: number;
                            /**
                             * @description How they are set
                             * @enum {string}
                             */
                            readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                            /**
                             * @description The kind of letters
                             * @enum {string}
                             */
                            readonly font: "sans" | "serif";
                            /** @description HEX; white where it is absent */
                            readonly colour?: string;
                            /** @description Of a bubble: its speaker's mouth */
                            readonly towards?: {
                                /** @description From the left, as a share of the width */
                                readonly x: number;
                                /** @description From the top, as a share of the height */
                                readonly y: number;
                            };
                        }[];
                        /** @description What is heard */
                        readonly tracks: readonly {
                            /**
                             * @description What is on it; speech ducks music
                             * @enum {string}
                             */
                            readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                            /** @description How much louder or softer than its sources */
                            readonly gainDb: number;
                            /** @description The sounds, by time */
                            readonly cues: readonly {
                                /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                readonly source: string;
                                /** @description Where in the film it begins */
                                readonly atSeconds: number;
                                /** @description Where in the source it begins */
                                readonly fromSeconds: number;
                                /** @description How long it is */
                                readonly seconds: number;
                                /** @description Over how long it comes in */
                                readonly fadeInSeconds?: number;
                                /** @description Over how long it goes out */
                                readonly fadeOutSeconds?: number;
                                /** @description Whether it begins anew until its seconds are over */
                                readonly loops?: boolean;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getExplainComicTasksIdTimeline: {
        readonly parameters: {
            readonly query?: {
                /** @description `otio`: OpenTimelineIO with URLs of the parts; `edl`: CMX 3600, a text */
                readonly format?: "json" | "otio" | "edl";
                /** @description A composition of the film, by its id; without it the newest that is made */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The timeline of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "width": 1280,
                     *       "height": 720,
                     *       "framesPerSecond": 24,
                     *       "frames": 192,
                     *       "shots": [
                     *         {
                     *           "source": "901243326567555091",
                     *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                     *           "fromFrame": 0,
                     *           "frames": 96,
                     *           "transition": {
                     *             "kind": "dissolve",
                     *             "frames": 8
                     *           }
                     *         },
                     *         {
                     *           "source": "901243326567555092",
                     *           "name": "The lamp folds, close-up, crane up.",
                     *           "fromFrame": 0,
                     *           "frames": 96
                     *         }
                     *       ],
                     *       "texts": [
                     *         {
                     *           "text": "Kite One",
                     *           "style": "title",
                     *           "font": "sans",
                     *           "fromFrame": 10,
                     *           "toFrame": 62
                     *         }
                     *       ],
                     *       "tracks": [
                     *         {
                     *           "kind": "narration",
                     *           "gainDb": 0,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555093",
                     *               "atSeconds": 0.21,
                     *               "fromSeconds": 0.02,
                     *               "seconds": 1.4
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "music",
                     *           "gainDb": -6,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555094",
                     *               "atSeconds": 0,
                     *               "fromSeconds": 0,
                     *               "seconds": 8
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Pixels */
                        readonly width: number;
                        /** @description Pixels */
                        readonly height: number;
                        /** @description Frames a second */
                        readonly framesPerSecond: number;
                        /** @description How long the film is, in frames */
                        readonly frames: number;
                        /** @description What is seen, without gaps */
                        readonly shots: readonly {
                            /** @description The part it is cut from, by the id of its task */
                            readonly source: string;
                            /** @description What is seen */
                            readonly name: string;
                            /** @description Where in the part it begins */
                            readonly fromFrame: number;
                            /** @description How many frames it has */
                            readonly frames: number;
                            /** @description How it becomes the next shot; absent at a plain cut */
                            readonly transition?: {
                                /** @description Such as `dissolve` */
                                readonly kind: string;
                                /** @description Over how many of its last frames */
                                readonly frames: number;
                            };
                        }[];
                        /** @description Words over the picture */
                        readonly texts: readonly {
                            /** @description The words */
                            readonly text: string;
                            /** @description The first frame that shows them */
                            readonly fromFrame: number;
                            /** @description The first frame that does not any more */
                            readonly toFrame: number;
                            /**
                             * @description How they are set
                             * @enum {string}
                             */
                            readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                            /**
                             * @description The kind of letters
                             * @enum {string}
                             */
                            readonly font: "sans" | "serif";
                            /** @description HEX; white where it is absent */
                            readonly colour?: string;
                            /** @description Of a bubble: its speaker's mouth */
                            readonly towards?: {
                                /** @description From the left, as a share of the width */
                                readonly x: number;
                                /** @description From the top, as a share of the height */
                                readonly y: number;
                            };
                        }[];
                        /** @description What is heard */
                        readonly tracks: readonly {
                            /**
                             * @description What is on it; speech ducks music
                             * @enum {string}
                             */
                            readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                            /** @description How much louder or softer than its sources */
                            readonly gainDb: number;
                            /** @description The sounds, by time */
                            readonly cues: readonly {
                                /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                readonly source: string;
                                /** @description Where in the film it begins */
                                readonly atSeconds: number;
                                /** @description Where in the source it begins */
                                readonly fromSeconds: number;
                                /** @description How long it is */
                                readonly seconds: number;
                                /** @description Over how long it comes in */
                                readonly fadeInSeconds?: number;
                                /** @description Over how long it goes out */
                                readonly fadeOutSeconds?: number;
                                /** @description Whether it begins anew until its seconds are over */
                                readonly loops?: boolean;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getAdOneClickIdTimeline: {
        readonly parameters: {
            readonly query?: {
                /** @description `otio`: OpenTimelineIO with URLs of the parts; `edl`: CMX 3600, a text */
                readonly format?: "json" | "otio" | "edl";
                /** @description A composition of the film, by its id; without it the newest that is made */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The timeline of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "width": 1280,
                     *       "height": 720,
                     *       "framesPerSecond": 24,
                     *       "frames": 192,
                     *       "shots": [
                     *         {
                     *           "source": "901243326567555091",
                     *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                     *           "fromFrame": 0,
                     *           "frames": 96,
                     *           "transition": {
                     *             "kind": "dissolve",
                     *             "frames": 8
                     *           }
                     *         },
                     *         {
                     *           "source": "901243326567555092",
                     *           "name": "The lamp folds, close-up, crane up.",
                     *           "fromFrame": 0,
                     *           "frames": 96
                     *         }
                     *       ],
                     *       "texts": [
                     *         {
                     *           "text": "Kite One",
                     *           "style": "title",
                     *           "font": "sans",
                     *           "fromFrame": 10,
                     *           "toFrame": 62
                     *         }
                     *       ],
                     *       "tracks": [
                     *         {
                     *           "kind": "narration",
                     *           "gainDb": 0,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555093",
                     *               "atSeconds": 0.21,
                     *               "fromSeconds": 0.02,
                     *               "seconds": 1.4
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "music",
                     *           "gainDb": -6,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555094",
                     *               "atSeconds": 0,
                     *               "fromSeconds": 0,
                     *               "seconds": 8
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Pixels */
                        readonly width: number;
                        /** @description Pixels */
                        readonly height: number;
                        /** @description Frames a second */
                        readonly framesPerSecond: number;
                        /** @description How long the film is, in frames */
                        readonly frames: number;
                        /** @description What is seen, without gaps */
                        readonly shots: readonly {
                            /** @description The part it is cut from, by the id of its task */
                            readonly source: string;
                            /** @description What is seen */
                            readonly name: string;
                            /** @description Where in the part it begins */
                            readonly fromFrame: number;
                            /** @description How many frames it has */
                            readonly frames: number;
                            /** @description How it becomes the next shot; absent at a plain cut */
                            readonly transition?: {
                                /** @description Such as `dissolve` */
                                readonly kind: string;
                                /** @description Over how many of its last frames */
                                readonly frames: number;
                            };
                        }[];
                        /** @description Words over the picture */
                        readonly texts: readonly {
                            /** @description The words */
                            readonly text: string;
                            /** @description The first frame that shows them */
                            readonly fromFrame: number;
                            /** @description The first frame that does not any more */
                            readonly toFrame: number;
                            /**
                             * @description How they are set
                             * @enum {string}
                             */
                            readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                            /**
                             * @description The kind of letters
                             * @enum {string}
                             */
                            readonly font: "sans" | "serif";
                            /** @description HEX; white where it is absent */
                            readonly colour?: string;
                            /** @description Of a bubble: its speaker's mouth */
                            readonly towards?: {
                                /** @description From the left, as a share of the width */
                                readonly x: number;
                                /** @description From the top, as a share of the height */
                                readonly y: number;
                            };
                        }[];
                        /** @description What is heard */
                        readonly tracks: readonly {
                            /**
                             * @description What is on it; speech ducks music
                             * @enum {string}
                             */
                            readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                            /** @description How much louder or softer than its sources */
                            readonly gainDb: number;
                            /** @description The sounds, by time */
                            readonly cues: readonly {
                                /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                readonly source: string;
                                /** @description Where in the film it begins */
                                readonly atSeconds: number;
                                /** @description Where in the source it begins */
                                readonly fromSeconds: number;
                                /** @description How long it is */
                                readonly seconds: number;
                                /** @description Over how long it comes in */
                                readonly fadeInSeconds?: number;
                                /** @description Over how long it goes out */
                                readonly fadeOutSeconds?: number;
                                /** @description Whether it begins anew until its seconds are over */
                                readonly loops?: boolean;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getOneClickGeneralOneClickIdTimeline: {
        readonly parameters: {
            readonly query?: {
                /** @description `otio`: OpenTimelineIO with URLs of the parts; `edl`: CMX 3600, a text */
                readonly format?: "json" | "otio" | "edl";
                /** @description A composition of the film, by its id; without it the newest that is made */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The timeline of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "width": 1280,
                     *       "height": 720,
                     *       "framesPerSecond": 24,
                     *       "frames": 192,
                     *       "shots": [
                     *         {
                     *           "source": "901243326567555091",
                     *           "name": "The lamp on a desk, wide shot, the camera drifts.",
                     *           "fromFrame": 0,
                     *           "frames": 96,
                     *           "transition": {
                     *             "kind": "dissolve",
                     *             "frames": 8
                     *           }
                     *         },
                     *         {
                     *           "source": "901243326567555092",
                     *           "name": "The lamp folds, close-up, crane up.",
                     *           "fromFrame": 0,
                     *           "frames": 96
                     *         }
                     *       ],
                     *       "texts": [
                     *         {
                     *           "text": "Kite One",
                     *           "style": "title",
                     *           "font": "sans",
                     *           "fromFrame": 10,
                     *           "toFrame": 62
                     *         }
                     *       ],
                     *       "tracks": [
                     *         {
                     *           "kind": "narration",
                     *           "gainDb": 0,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555093",
                     *               "atSeconds": 0.21,
                     *               "fromSeconds": 0.02,
                     *               "seconds": 1.4
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "kind": "music",
                     *           "gainDb": -6,
                     *           "cues": [
                     *             {
                     *               "source": "901243326567555094",
                     *               "atSeconds": 0,
                     *               "fromSeconds": 0,
                     *               "seconds": 8
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Pixels */
                        readonly width: number;
                        /** @description Pixels */
                        readonly height: number;
                        /** @description Frames a second */
                        readonly framesPerSecond: number;
                        /** @description How long the film is, in frames */
                        readonly frames: number;
                        /** @description What is seen, without gaps */
                        readonly shots: readonly {
                            /** @description The part it is cut from, by the id of its task */
                            readonly source: string;
                            /** @description What is seen */
                            readonly name: string;
                            /** @description Where in the part it begins */
                            readonly fromFrame: number;
                            /** @description How many frames it has */
                            readonly frames: number;
                            /** @description How it becomes the next shot; absent at a plain cut */
                            readonly transition?: {
                                /** @description Such as `dissolve` */
                                readonly kind: string;
                                /** @description Over how many of its last frames */
                                readonly frames: number;
                            };
                        }[];
                        /** @description Words over the picture */
                        readonly texts: readonly {
                            /** @description The words */
                            readonly text: string;
                            /** @description The first frame that shows them */
                            readonly fromFrame: number;
                            /** @description The first frame that does not any more */
                            readonly toFrame: number;
                            /**
                             * @description How they are set
                             * @enum {string}
                             */
                            readonly style: "title" | "lower third" | "end card" | "subtitle" | "bubble";
                            /**
                             * @description The kind of letters
                             * @enum {string}
                             */
                            readonly font: "sans" | "serif";
                            /** @description HEX; white where it is absent */
                            readonly colour?: string;
                            /** @description Of a bubble: its speaker's mouth */
                            readonly towards?: {
                                /** @description From the left, as a share of the width */
                                readonly x: number;
                                /** @description From the top, as a share of the height */
                                readonly y: number;
                            };
                        }[];
                        /** @description What is heard */
                        readonly tracks: readonly {
                            /**
                             * @description What is on it; speech ducks music
                             * @enum {string}
                             */
                            readonly kind: "narration" | "dialogue" | "song" | "music" | "scene" | "joined";
                            /** @description How much louder or softer than its sources */
                            readonly gainDb: number;
                            /** @description The sounds, by time */
                            readonly cues: readonly {
                                /** @description The part it is cut from, by the id of its task, or the field of the film's own sound */
                                readonly source: string;
                                /** @description Where in the film it begins */
                                readonly atSeconds: number;
                                /** @description Where in the source it begins */
                                readonly fromSeconds: number;
                                /** @description How long it is */
                                readonly seconds: number;
                                /** @description Over how long it comes in */
                                readonly fadeInSeconds?: number;
                                /** @description Over how long it goes out */
                                readonly fadeOutSeconds?: number;
                                /** @description Whether it begins anew until its seconds are over */
                                readonly loops?: boolean;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getOneClickMvIdStoryboard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 100,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly putOneClickMvIdCut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FilmCut"];
            };
        };
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "created",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "901243326567555077",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "created",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 0,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getOneClickPremiumMvIdStoryboard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 100,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly putOneClickPremiumMvIdCut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FilmCut"];
            };
        };
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "created",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "901243326567555077",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "created",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 0,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getExplainComicTasksIdStoryboard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 100,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly putExplainComicTasksIdCut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FilmCut"];
            };
        };
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "created",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "901243326567555077",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "created",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 0,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getAdOneClickIdStoryboard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 100,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly putAdOneClickIdCut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FilmCut"];
            };
        };
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "created",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "901243326567555077",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "created",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 0,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getOneClickGeneralOneClickIdStoryboard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "success",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 100,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "success",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 100,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "success",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 100,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly putOneClickGeneralOneClickIdCut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FilmCut"];
            };
        };
        readonly responses: {
            /** @description The storyboard */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "type": "",
                     *       "state": "created",
                     *       "err_code": "",
                     *       "err_msg": "",
                     *       "progress": 0,
                     *       "width": 0,
                     *       "height": 0,
                     *       "allows": [
                     *         "prompt"
                     *       ],
                     *       "cut": "901243326567555077",
                     *       "segments": [
                     *         {
                     *           "index": 0,
                     *           "versions": [
                     *             {
                     *               "id": "901243326567555072",
                     *               "state": "created",
                     *               "err_code": "",
                     *               "err_msg": "",
                     *               "progress": 0,
                     *               "duration": 5,
                     *               "url": "https://media.example.com/files/…/video.mp4?…",
                     *               "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *               "notes": [],
                     *               "created_at": "2026-11-14T09:30:00.123000Z",
                     *               "prompt": "She turns to the window and smiles",
                     *               "images": [
                     *                 "https://example.com/portrait.jpg"
                     *               ],
                     *               "voice_id": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "narration": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "music": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "prompt": "She turns to the window and smiles",
                     *           "images": [
                     *             "https://example.com/portrait.jpg"
                     *           ],
                     *           "voice_id": ""
                     *         }
                     *       ],
                     *       "cuts": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "state": "created",
                     *           "err_code": "",
                     *           "err_msg": "",
                     *           "progress": 0,
                     *           "duration": 5,
                     *           "url": "https://media.example.com/files/…/video.mp4?…",
                     *           "cover_url": "https://media.example.com/files/…/cover.jpg?…",
                     *           "notes": [],
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "segments": [],
                     *           "narration": "",
                     *           "music": "",
                     *           "titles": [
                     *             {
                     *               "segment": 0,
                     *               "text": "",
                     *               "style": "title"
                     *             }
                     *           ],
                     *           "subtitles": [
                     *             {
                     *               "text": "",
                     *               "from": 0,
                     *               "to": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The film */
                        readonly id: string;
                        /** @description Its generator */
                        readonly type: string;
                        /**
                         * @description The state of the film; a failed film stays failed, even if it is composed later
                         * @enum {string}
                         */
                        readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                        /** @description Why it failed, as a reason of the error table; empty unless it did */
                        readonly err_code: string;
                        /** @description The same in a sentence */
                        readonly err_msg: string;
                        /** @description In percent */
                        readonly progress: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly width: number;
                        /** @description Pixels; 0 while the film is not designed */
                        readonly height: number;
                        /** @description What edits and compositions of this film can change */
                        readonly allows: readonly ("prompt" | "images" | "duration" | "titles" | "subtitles" | "order" | "narration" | "voice_id" | "music")[];
                        /** @description The composition that the film shows, by its id; empty while there is none */
                        readonly cut: string;
                        /** @description The segments, as the film was designed */
                        readonly segments: readonly {
                            /** @description The segment, from 0 */
                            readonly index: number;
                            /** @description Every version of it, newest last */
                            readonly versions: readonly {
                                /** @description The task that makes it */
                                readonly id: string;
                                /**
                                 * @description Where it stands
                                 * @enum {string}
                                 */
                                readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                                /** @description Why it failed, as a reason of the error table; empty unless it did */
                                readonly err_code: string;
                                /** @description The same in a sentence */
                                readonly err_msg: string;
                                /** @description In percent */
                                readonly progress: number;
                                /** @description Seconds */
                                readonly duration: number;
                                /** @description Its file, by a signed URL; empty while there is none */
                                readonly url: string;
                                /** @description A picture of it, by a signed URL; empty where there is none */
                                readonly cover_url: string;
                                /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                                readonly notes: readonly string[];
                                /**
                                 * Format: date-time
                                 * @description When it was created, in UTC
                                 */
                                readonly created_at: string;
                                /** @description What is seen, said or played */
                                readonly prompt: string;
                                /** @description The pictures that it is made from */
                                readonly images: readonly string[];
                                /** @description The voice that speaks it; empty where none does */
                                readonly voice_id: string;
                            }[];
                        }[];
                        /** @description Every version of the narration, newest last */
                        readonly narration: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every version of the music, newest last */
                        readonly music: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description What is seen, said or played */
                            readonly prompt: string;
                            /** @description The pictures that it is made from */
                            readonly images: readonly string[];
                            /** @description The voice that speaks it; empty where none does */
                            readonly voice_id: string;
                        }[];
                        /** @description Every composition, newest last */
                        readonly cuts: readonly {
                            /** @description The task that makes it */
                            readonly id: string;
                            /**
                             * @description Where it stands
                             * @enum {string}
                             */
                            readonly state: "created" | "queueing" | "processing" | "success" | "failed";
                            /** @description Why it failed, as a reason of the error table; empty unless it did */
                            readonly err_code: string;
                            /** @description The same in a sentence */
                            readonly err_msg: string;
                            /** @description In percent */
                            readonly progress: number;
                            /** @description Seconds */
                            readonly duration: number;
                            /** @description Its file, by a signed URL; empty while there is none */
                            readonly url: string;
                            /** @description A picture of it, by a signed URL; empty where there is none */
                            readonly cover_url: string;
                            /** @description What was asked for and not done, a short sentence each; absent where everything was done */
                            readonly notes: readonly string[];
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /** @description The versions of the segments that it is made of, in order */
                            readonly segments: readonly string[];
                            /** @description The version of the narration; empty where there is none */
                            readonly narration: string;
                            /** @description The version of the music; empty where there is none */
                            readonly music: string;
                            /** @description The titles over it */
                            readonly titles: readonly {
                                /** @description The segment, from 0 */
                                readonly segment: number;
                                /** @description The words */
                                readonly text: string;
                                /**
                                 * @description How they are set
                                 * @enum {string}
                                 */
                                readonly style: "title" | "lower third" | "end card";
                            }[];
                            /** @description The subtitles over it */
                            readonly subtitles: readonly {
                                /** @description The words */
                                readonly text: string;
                                /** @description Seconds of the film: when they come */
                                readonly from: number;
                                /** @description And when they go */
                                readonly to: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    readonly getOneClickMvIdSound: {
        readonly parameters: {
            readonly query?: {
                /** @description A composition of the film, by its id; without it the one that the film shows */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sound of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cut": "901243326567555072",
                     *       "seconds": 0,
                     *       "peaksPerSecond": 0,
                     *       "peaks": [
                     *         0
                     *       ],
                     *       "words": [
                     *         {
                     *           "text": "",
                     *           "fromSeconds": 0,
                     *           "toSeconds": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The composition */
                        readonly cut: string;
                        /** @description How long it is */
                        readonly seconds: number;
                        /** @description How many peaks a second has */
                        readonly peaksPerSecond: number;
                        /** @description Peak levels in percent of full scale, for the first ten minutes */
                        readonly peaks: readonly number[];
                        /** @description The spoken words, as far as known */
                        readonly words: readonly {
                            /** @description A word */
                            readonly text: string;
                            /** @description When it begins in the film */
                            readonly fromSeconds: number;
                            /** @description When it ends */
                            readonly toSeconds: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly getOneClickPremiumMvIdSound: {
        readonly parameters: {
            readonly query?: {
                /** @description A composition of the film, by its id; without it the one that the film shows */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sound of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cut": "901243326567555072",
                     *       "seconds": 0,
                     *       "peaksPerSecond": 0,
                     *       "peaks": [
                     *         0
                     *       ],
                     *       "words": [
                     *         {
                     *           "text": "",
                     *           "fromSeconds": 0,
                     *           "toSeconds": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The composition */
                        readonly cut: string;
                        /** @description How long it is */
                        readonly seconds: number;
                        /** @description How many peaks a second has */
                        readonly peaksPerSecond: number;
                        /** @description Peak levels in percent of full scale, for the first ten minutes */
                        readonly peaks: readonly number[];
                        /** @description The spoken words, as far as known */
                        readonly words: readonly {
                            /** @description A word */
                            readonly text: string;
                            /** @description When it begins in the film */
                            readonly fromSeconds: number;
                            /** @description When it ends */
                            readonly toSeconds: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly getExplainComicTasksIdSound: {
        readonly parameters: {
            readonly query?: {
                /** @description A composition of the film, by its id; without it the one that the film shows */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sound of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cut": "901243326567555072",
                     *       "seconds": 0,
                     *       "peaksPerSecond": 0,
                     *       "peaks": [
                     *         0
                     *       ],
                     *       "words": [
                     *         {
                     *           "text": "",
                     *           "fromSeconds": 0,
                     *           "toSeconds": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The composition */
                        readonly cut: string;
                        /** @description How long it is */
                        readonly seconds: number;
                        /** @description How many peaks a second has */
                        readonly peaksPerSecond: number;
                        /** @description Peak levels in percent of full scale, for the first ten minutes */
                        readonly peaks: readonly number[];
                        /** @description The spoken words, as far as known */
                        readonly words: readonly {
                            /** @description A word */
                            readonly text: string;
                            /** @description When it begins in the film */
                            readonly fromSeconds: number;
                            /** @description When it ends */
                            readonly toSeconds: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly getAdOneClickIdSound: {
        readonly parameters: {
            readonly query?: {
                /** @description A composition of the film, by its id; without it the one that the film shows */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sound of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cut": "901243326567555072",
                     *       "seconds": 0,
                     *       "peaksPerSecond": 0,
                     *       "peaks": [
                     *         0
                     *       ],
                     *       "words": [
                     *         {
                     *           "text": "",
                     *           "fromSeconds": 0,
                     *           "toSeconds": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The composition */
                        readonly cut: string;
                        /** @description How long it is */
                        readonly seconds: number;
                        /** @description How many peaks a second has */
                        readonly peaksPerSecond: number;
                        /** @description Peak levels in percent of full scale, for the first ten minutes */
                        readonly peaks: readonly number[];
                        /** @description The spoken words, as far as known */
                        readonly words: readonly {
                            /** @description A word */
                            readonly text: string;
                            /** @description When it begins in the film */
                            readonly fromSeconds: number;
                            /** @description When it ends */
                            readonly toSeconds: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly getOneClickGeneralOneClickIdSound: {
        readonly parameters: {
            readonly query?: {
                /** @description A composition of the film, by its id; without it the one that the film shows */
                readonly cut?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sound of a composition */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cut": "901243326567555072",
                     *       "seconds": 0,
                     *       "peaksPerSecond": 0,
                     *       "peaks": [
                     *         0
                     *       ],
                     *       "words": [
                     *         {
                     *           "text": "",
                     *           "fromSeconds": 0,
                     *           "toSeconds": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The composition */
                        readonly cut: string;
                        /** @description How long it is */
                        readonly seconds: number;
                        /** @description How many peaks a second has */
                        readonly peaksPerSecond: number;
                        /** @description Peak levels in percent of full scale, for the first ten minutes */
                        readonly peaks: readonly number[];
                        /** @description The spoken words, as far as known */
                        readonly words: readonly {
                            /** @description A word */
                            readonly text: string;
                            /** @description When it begins in the film */
                            readonly fromSeconds: number;
                            /** @description When it ends */
                            readonly toSeconds: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly getSubjects: {
        readonly parameters: {
            readonly query?: {
                /** @description The account's own, or everyone's */
                readonly ownership?: "private" | "system";
                /** @description Only these subjects */
                readonly subject_ids?: readonly string[];
                /** @description Subjects a page */
                readonly count?: number;
                /** @description The next_page_token of the page before */
                readonly next_page_token?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of subjects; `next_page_token` is empty on the last one, `count` is how many are on this one */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "subjects": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "name": "fox",
                     *           "images": [
                     *             "https://example.com/fox-front.jpg",
                     *             "https://example.com/fox-side.jpg"
                     *           ],
                     *           "videos": [],
                     *           "voice_id": "",
                     *           "style": "",
                     *           "description": "A young red fox with a white tip on its tail",
                     *           "credits": 5,
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "updated_at": "2026-11-14T09:31:12.480000Z"
                     *         }
                     *       ],
                     *       "next_page_token": "",
                     *       "count": 1
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The subjects of this page */
                        readonly subjects: readonly {
                            /** @description The subject; `server_id` in requests */
                            readonly id: string;
                            /** @description How prompts call it */
                            readonly name: string;
                            /** @description What it looks like, as URLs */
                            readonly images: readonly string[];
                            /** @description How it moves, as URLs */
                            readonly videos: readonly string[];
                            /** @description Its voice; if empty, the service chooses one */
                            readonly voice_id: string;
                            /** @description How it is drawn */
                            readonly style: string;
                            /** @description Anything else about it */
                            readonly description: string;
                            /** @description The price paid for storing it */
                            readonly credits: number;
                            /**
                             * Format: date-time
                             * @description When it was created, in UTC
                             */
                            readonly created_at: string;
                            /**
                             * Format: date-time
                             * @description When it was last changed, in UTC
                             */
                            readonly updated_at: string;
                        }[];
                        /** @description Asks for the next page; empty on the last one */
                        readonly next_page_token: string;
                        /** @description How many are on this page */
                        readonly count: number;
                    };
                };
            };
        };
    };
    readonly postSubjects: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Subject"];
            };
        };
        readonly responses: {
            /** @description The subject */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "name": "fox",
                     *       "images": [
                     *         "https://example.com/fox-front.jpg",
                     *         "https://example.com/fox-side.jpg"
                     *       ],
                     *       "videos": [],
                     *       "voice_id": "",
                     *       "style": "",
                     *       "description": "A young red fox with a white tip on its tail",
                     *       "credits": 5,
                     *       "created_at": "2026-11-14T09:30:00.123000Z",
                     *       "updated_at": "2026-11-14T09:31:12.480000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The subject; `server_id` in requests */
                        readonly id: string;
                        /** @description How prompts call it */
                        readonly name: string;
                        /** @description What it looks like, as URLs */
                        readonly images: readonly string[];
                        /** @description How it moves, as URLs */
                        readonly videos: readonly string[];
                        /** @description Its voice; if empty, the service chooses one */
                        readonly voice_id: string;
                        /** @description How it is drawn */
                        readonly style: string;
                        /** @description Anything else about it */
                        readonly description: string;
                        /** @description The price paid for storing it */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                        /**
                         * Format: date-time
                         * @description When it was last changed, in UTC
                         */
                        readonly updated_at: string;
                    };
                };
            };
        };
    };
    readonly getSubjectsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The subject */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "name": "fox",
                     *       "images": [
                     *         "https://example.com/fox-front.jpg",
                     *         "https://example.com/fox-side.jpg"
                     *       ],
                     *       "videos": [],
                     *       "voice_id": "",
                     *       "style": "",
                     *       "description": "A young red fox with a white tip on its tail",
                     *       "credits": 5,
                     *       "created_at": "2026-11-14T09:30:00.123000Z",
                     *       "updated_at": "2026-11-14T09:31:12.480000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The subject; `server_id` in requests */
                        readonly id: string;
                        /** @description How prompts call it */
                        readonly name: string;
                        /** @description What it looks like, as URLs */
                        readonly images: readonly string[];
                        /** @description How it moves, as URLs */
                        readonly videos: readonly string[];
                        /** @description Its voice; if empty, the service chooses one */
                        readonly voice_id: string;
                        /** @description How it is drawn */
                        readonly style: string;
                        /** @description Anything else about it */
                        readonly description: string;
                        /** @description The price paid for storing it */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                        /**
                         * Format: date-time
                         * @description When it was last changed, in UTC
                         */
                        readonly updated_at: string;
                    };
                };
            };
        };
    };
    readonly putSubjectsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubjectChange"];
            };
        };
        readonly responses: {
            /** @description The subject as it is now */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "name": "fox",
                     *       "images": [
                     *         "https://example.com/fox-front.jpg",
                     *         "https://example.com/fox-side.jpg"
                     *       ],
                     *       "videos": [],
                     *       "voice_id": "",
                     *       "style": "Watercolour",
                     *       "description": "A young red fox with a white tip on its tail",
                     *       "credits": 5,
                     *       "created_at": "2026-11-14T09:30:00.123000Z",
                     *       "updated_at": "2026-11-14T09:31:12.480000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The subject; `server_id` in requests */
                        readonly id: string;
                        /** @description How prompts call it */
                        readonly name: string;
                        /** @description What it looks like, as URLs */
                        readonly images: readonly string[];
                        /** @description How it moves, as URLs */
                        readonly videos: readonly string[];
                        /** @description Its voice; if empty, the service chooses one */
                        readonly voice_id: string;
                        /** @description How it is drawn */
                        readonly style: string;
                        /** @description Anything else about it */
                        readonly description: string;
                        /** @description The price paid for storing it */
                        readonly credits: number;
                        /**
                         * Format: date-time
                         * @description When it was created, in UTC
                         */
                        readonly created_at: string;
                        /**
                         * Format: date-time
                         * @description When it was last changed, in UTC
                         */
                        readonly updated_at: string;
                    };
                };
            };
        };
    };
    readonly deleteSubjectsId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Nothing more */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly getVoices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All voices; `sample_url` plays a sentence in the voice, without a key, and is empty if this process has no engine */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "voices": [
                     *         {
                     *           "id": "English_Female_Currency",
                     *           "language": "en",
                     *           "gender": "female",
                     *           "style": "neutral",
                     *           "sample_url": ""
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description All voices */
                        readonly voices: readonly {
                            /** @description What to send as the voice */
                            readonly id: string;
                            /** @description What it speaks */
                            readonly language: string;
                            /** @description The gender it sounds like */
                            readonly gender: string;
                            /** @description How it speaks */
                            readonly style: string;
                            /** @description A sentence in the voice; empty if this process has no engine */
                            readonly sample_url: string;
                        }[];
                    };
                };
            };
        };
    };
    readonly deleteVoicesVoiceId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Its name */
                readonly voice_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Nothing more */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly getVoicesSamplesKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The rest of the path, slashes included */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sentence as an MP3; made on the first request, which takes some seconds */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "audio/mpeg": unknown;
                };
            };
        };
    };
    readonly getTemplates: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description All templates; `sample_url` is a small picture of each, without a key */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "templates": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "pictures": {
                     *             "min": 0,
                     *             "max": 0
                     *           },
                     *           "seconds": 0,
                     *           "about": {
                     *             "en": "",
                     *             "zh": ""
                     *           },
                     *           "sample_url": ""
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description All templates */
                        readonly templates: readonly {
                            /** @description What to send as the template */
                            readonly id: string;
                            /** @description How many pictures it needs */
                            readonly pictures: {
                                /** @description At least */
                                readonly min: number;
                                /** @description At most */
                                readonly max: number;
                            };
                            /** @description How long it plays */
                            readonly seconds: number;
                            /** @description What happens in it */
                            readonly about: {
                                /** @description In English */
                                readonly en: string;
                                /** @description In Chinese */
                                readonly zh: string;
                            };
                            /** @description A frame of it, as a WebP */
                            readonly sample_url: string;
                        }[];
                    };
                };
            };
        };
    };
    readonly getTemplatesSamplesKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The rest of the path, slashes included */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A frame of it */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/webp": unknown;
                };
            };
        };
    };
    readonly getCallbacksEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description The URL to which the receiver forwards them, for the signature of its path and query. The service does not call it */
                readonly url?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A stream of `callback` events, each with an `id`, the `event`, the `task_id`, and the signed `headers` and `body` of a callback. `Last-Event-ID` resumes a broken stream; recent events may be repeated with the same `id` */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": unknown;
                };
            };
        };
    };
    readonly postCallbacksSample: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CallbackSample"];
            };
        };
        readonly responses: {
            /** @description The callback; nothing is sent anywhere else */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "event": "processing",
                     *       "task_id": "901243326567555072",
                     *       "headers": {
                     *         "content-type": "",
                     *         "user-agent": "",
                     *         "webhook-id": "",
                     *         "webhook-timestamp": "",
                     *         "webhook-signature": "",
                     *         "Date": "",
                     *         "x-request-nonce": "",
                     *         "X-HMAC-ALGORITHM": "",
                     *         "X-HMAC-ACCESS-KEY": "",
                     *         "X-HMAC-SIGNED-HEADERS": "",
                     *         "X-HMAC-SIGNATURE": ""
                     *       },
                     *       "body": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Identifies the event, also when it is repeated */
                        readonly id: string;
                        /**
                         * @description What has happened
                         * @enum {string}
                         */
                        readonly event: "processing" | "success" | "failed";
                        /** @description The task it has happened to */
                        readonly task_id: string;
                        /** @description The signed headers of a callback */
                        readonly headers: {
                            /** @description `application/json` */
                            readonly "content-type": string;
                            /** @description `kinora` */
                            readonly "user-agent": string;
                            /** @description The same for every delivery of one event; identifies repetitions */
                            readonly "webhook-id": string;
                            /** @description Seconds since 1970; reject callbacks older than five minutes */
                            readonly "webhook-timestamp": string;
                            /** @description `v1,<base64>` over `id.timestamp.body`; several, with spaces, while a secret is being changed */
                            readonly "webhook-signature": string;
                            /** @description The time of sending, as in RFC 7231 */
                            readonly Date: string;
                            /** @description A UUID, new for every try */
                            readonly "x-request-nonce": string;
                            /** @description `hmac-sha256` */
                            readonly "X-HMAC-ALGORITHM": string;
                            /** @description The name of the access key, a setting of the service */
                            readonly "X-HMAC-ACCESS-KEY": string;
                            /** @description `Date;x-request-nonce` */
                            readonly "X-HMAC-SIGNED-HEADERS": string;
                            /** @description Base64 of the HMAC-SHA256 over method, path, raw query, access key and Date, each with a line feed, then `Name:Value` and a line feed for each signed header */
                            readonly "X-HMAC-SIGNATURE": string;
                        };
                        /** @description The body of a callback, as text */
                        readonly body: string;
                    };
                };
            };
        };
    };
    readonly getCallbacks: {
        readonly parameters: {
            readonly query?: {
                /** @description Only callbacks in this state */
                readonly state?: "pending" | "delivered" | "failed";
                /** @description Only callbacks about this task */
                readonly task_id?: string;
                /** @description Entries a page */
                readonly count?: number;
                /** @description The next_page_token of the page before */
                readonly next_page_token?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; `next_page_token` is empty on the last one */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "callbacks": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "task_id": "901243326567555072",
                     *           "account_id": "901243326567555001",
                     *           "event": "success",
                     *           "url": "https://example.com/hooks/kinora",
                     *           "state": "delivered",
                     *           "created_at": "2026-11-14T09:30:00.123000Z",
                     *           "next_try_at": null,
                     *           "tries": [
                     *             {
                     *               "at": "2026-11-14T09:31:12.600000Z",
                     *               "status": 200,
                     *               "error": "",
                     *               "ms": 84,
                     *               "answer": ""
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_page_token": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The entries of this page */
                        readonly callbacks: readonly {
                            /** @description The callback; `webhook-id` of its deliveries */
                            readonly id: string;
                            /** @description Its task */
                            readonly task_id: string;
                            /** @description The account of the task */
                            readonly account_id: string;
                            /**
                             * @description The reported state
                             * @enum {string}
                             */
                            readonly event: "processing" | "success" | "failed";
                            /** @description Where it goes */
                            readonly url: string;
                            /**
                             * @description Whether it has arrived
                             * @enum {string}
                             */
                            readonly state: "pending" | "delivered" | "failed";
                            /**
                             * Format: date-time
                             * @description When the event happened, in UTC
                             */
                            readonly created_at: string;
                            /**
                             * Format: date-time
                             * @description When it is tried next, at the latest, in UTC; null if no try follows
                             */
                            readonly next_try_at: string | null;
                            /** @description Every try so far, oldest first */
                            readonly tries: readonly {
                                /**
                                 * Format: date-time
                                 * @description When it was sent, in UTC
                                 */
                                readonly at: string;
                                /** @description The HTTP status of the answer; null without an answer */
                                readonly status: number | null;
                                /** @description What went wrong; empty on success */
                                readonly error: string;
                                /** @description How long it took, in milliseconds */
                                readonly ms: number;
                                /** @description The first 200 bytes of the answer; empty without one */
                                readonly answer: string;
                            }[];
                        }[];
                        /** @description Asks for the next page; empty on the last one */
                        readonly next_page_token: string;
                    };
                };
            };
        };
    };
    readonly postCallbacksIdRedeliver: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The callback, pending again and due at once; its earlier tries stay on record */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "task_id": "901243326567555072",
                     *       "account_id": "901243326567555001",
                     *       "event": "success",
                     *       "url": "https://example.com/hooks/kinora",
                     *       "state": "pending",
                     *       "created_at": "2026-11-14T09:30:00.123000Z",
                     *       "next_try_at": "2026-11-14T09:40:00.000000Z",
                     *       "tries": [
                     *         {
                     *           "at": "2026-11-14T09:31:12.600000Z",
                     *           "status": 200,
                     *           "error": "",
                     *           "ms": 84,
                     *           "answer": ""
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The callback; `webhook-id` of its deliveries */
                        readonly id: string;
                        /** @description Its task */
                        readonly task_id: string;
                        /** @description The account of the task */
                        readonly account_id: string;
                        /**
                         * @description The reported state
                         * @enum {string}
                         */
                        readonly event: "processing" | "success" | "failed";
                        /** @description Where it goes */
                        readonly url: string;
                        /**
                         * @description Whether it has arrived
                         * @enum {string}
                         */
                        readonly state: "pending" | "delivered" | "failed";
                        /**
                         * Format: date-time
                         * @description When the event happened, in UTC
                         */
                        readonly created_at: string;
                        /**
                         * Format: date-time
                         * @description When it is tried next, at the latest, in UTC; null if no try follows
                         */
                        readonly next_try_at: string | null;
                        /** @description Every try so far, oldest first */
                        readonly tries: readonly {
                            /**
                             * Format: date-time
                             * @description When it was sent, in UTC
                             */
                            readonly at: string;
                            /** @description The HTTP status of the answer; null without an answer */
                            readonly status: number | null;
                            /** @description What went wrong; empty on success */
                            readonly error: string;
                            /** @description How long it took, in milliseconds */
                            readonly ms: number;
                            /** @description The first 200 bytes of the answer; empty without one */
                            readonly answer: string;
                        }[];
                    };
                };
            };
        };
    };
    readonly getCallbacksReceived: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The calls, newest first */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://media.example.com/ent/v2/callbacks/receiver/901243326567555001.6jX0bq…",
                     *       "calls": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "received_at": "2026-11-14T09:31:13.020000Z",
                     *           "webhook_signed": true,
                     *           "hmac_signed": true,
                     *           "headers": [
                     *             {
                     *               "name": "webhook-id",
                     *               "value": "901243326567555072"
                     *             }
                     *           ],
                     *           "body": "{\"id\":\"901243326567555072\",\"state\":\"success\",…}",
                     *           "body_bytes": 812
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What to give as `callback_url`; anyone who knows it can send calls there */
                        readonly url: string;
                        /** @description The calls */
                        readonly calls: readonly {
                            /** @description The call */
                            readonly id: string;
                            /**
                             * Format: date-time
                             * @description When it came, in UTC
                             */
                            readonly received_at: string;
                            /** @description Whether the account's secret signed its body (`webhook-signature`) recently */
                            readonly webhook_signed: boolean;
                            /** @description Whether the account's secret signed its request (`X-HMAC-SIGNATURE`) recently */
                            readonly hmac_signed: boolean;
                            /** @description Its headers */
                            readonly headers: readonly {
                                /** @description The name, in lower case */
                                readonly name: string;
                                /** @description The value, at most 1,000 characters */
                                readonly value: string;
                            }[];
                            /** @description The beginning of its body, at most 16,384 characters */
                            readonly body: string;
                            /** @description How long the body was */
                            readonly body_bytes: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly postCallbacksReceiverToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Its name */
                readonly token: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/octet-stream": unknown;
            };
        };
        readonly responses: {
            /** @description Received; whether it was signed */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook_signed": true,
                     *       "hmac_signed": true
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Whether the account's secret signed its body (`webhook-signature`) recently */
                        readonly webhook_signed: boolean;
                        /** @description Whether the account's secret signed its request (`X-HMAC-SIGNATURE`) recently */
                        readonly hmac_signed: boolean;
                    };
                };
            };
        };
    };
    readonly getAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account and the key that asks */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "name": "",
                     *       "key": {
                     *         "id": "901243326567555072",
                     *         "name": "",
                     *         "scopes": [
                     *           "create"
                     *         ],
                     *         "expires_at": "2027-01-01T00:00:00.000000Z"
                     *       }
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The account */
                        readonly id: string;
                        /** @description Its name */
                        readonly name: string;
                        /** @description The key that asks */
                        readonly key: {
                            /** @description The key, by which an operator knows it */
                            readonly id: string;
                            /** @description For people to know it by */
                            readonly name: string;
                            /** @description What it may do */
                            readonly scopes: readonly ("create" | "read" | "admin")[];
                            /**
                             * Format: date-time
                             * @description When it ends, in UTC; null: never
                             */
                            readonly expires_at: string | null;
                        };
                    };
                };
            };
        };
    };
    readonly getCredits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One entry */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "remains": [
                     *         {
                     *           "type": "metered",
                     *           "credit_remain": 999940,
                     *           "concurrency_limit": 5,
                     *           "current_concurrency": 1,
                     *           "short_concurrency_limit": 0,
                     *           "current_short_concurrency": 0,
                     *           "queue_count": 0
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description One entry */
                        readonly remains: readonly {
                            /** @description `metered` */
                            readonly type: string;
                            /** @description Credits available, without those held by unfinished tasks */
                            readonly credit_remain: number;
                            /** @description Tasks that may run at a time */
                            readonly concurrency_limit: number;
                            /** @description Tasks that run, of `concurrency_limit` */
                            readonly current_concurrency: number;
                            /** @description Additional concurrent tasks that take only seconds, such as a sentence or a picture */
                            readonly short_concurrency_limit: number;
                            /** @description Tasks that run, of `short_concurrency_limit` */
                            readonly current_short_concurrency: number;
                            /** @description Tasks that wait */
                            readonly queue_count: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly getCreditsLedger: {
        readonly parameters: {
            readonly query?: {
                /** @description Only entries of these kinds */
                readonly kinds?: readonly ("grant" | "adjust" | "charge" | "hold" | "settle" | "refund")[];
                /** @description Only entries of this task */
                readonly task_id?: string;
                /** @description Only entries from this time on */
                readonly from?: string;
                /** @description Only entries before this time */
                readonly to?: string;
                /** @description Entries a page */
                readonly count?: number;
                /** @description The next_page_token of the page before */
                readonly next_page_token?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page; `next_page_token` is empty on the last one */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "kind": "settle",
                     *           "task_id": "901243326567555072",
                     *           "credits": -60,
                     *           "held": -60,
                     *           "note": "",
                     *           "created_at": "2026-11-14T09:30:00.123000Z"
                     *         }
                     *       ],
                     *       "next_page_token": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The entries of this page */
                        readonly entries: readonly {
                            /** @description The entry */
                            readonly id: string;
                            /**
                             * @description `grant` and `adjust`: an operator gave or took; `hold`: a task reserved its price; `settle`: it was paid; `refund`: it was given back; `charge`: something without a task was paid
                             * @enum {string}
                             */
                            readonly kind: "grant" | "adjust" | "charge" | "hold" | "settle" | "refund";
                            /** @description The task; null where there is none */
                            readonly task_id: string | null;
                            /** @description The change of the credits */
                            readonly credits: number;
                            /** @description The change of the credits held by unfinished tasks */
                            readonly held: number;
                            /** @description The reason, if one was given */
                            readonly note: string;
                            /**
                             * Format: date-time
                             * @description When, in UTC
                             */
                            readonly created_at: string;
                        }[];
                        /** @description Asks for the next page; empty on the last one */
                        readonly next_page_token: string;
                    };
                };
            };
        };
    };
    readonly getCreditsDays: {
        readonly parameters: {
            readonly query?: {
                /** @description How many days, today included */
                readonly days?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every day, oldest first, including days without entries */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "day": "2026-11-14",
                     *           "spent": 1240,
                     *           "given": 0,
                     *           "returned": 60,
                     *           "tasks": 21
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The days */
                        readonly days: readonly {
                            /**
                             * Format: date
                             * @description The day, in UTC
                             */
                            readonly day: string;
                            /** @description What tasks and subjects cost */
                            readonly spent: number;
                            /** @description What operators gave, less what they took */
                            readonly given: number;
                            /** @description Credits returned for failed tasks */
                            readonly returned: number;
                            /** @description Tasks that were paid */
                            readonly tasks: number;
                        }[];
                    };
                };
            };
        };
    };
    readonly postEstimateText2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Text2videoGenq1"] | components["schemas"]["Text2videoGen15"] | components["schemas"]["Text2videoGenq2"] | components["schemas"]["Text2videoGenq3Pro"] | components["schemas"]["Text2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateImg2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Img2videoGenq1"] | components["schemas"]["Img2videoGenq1Classic"] | components["schemas"]["Img2videoGen15"] | components["schemas"]["Img2videoGen20"] | components["schemas"]["Img2videoGenq2Pro"] | components["schemas"]["Img2videoGenq2ProFast"] | components["schemas"]["Img2videoGenq2Turbo"] | components["schemas"]["Img2videoGenq3Pro"] | components["schemas"]["Img2videoGenq3ProFast"] | components["schemas"]["Img2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateStartEnd2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StartEnd2videoGenq1"] | components["schemas"]["StartEnd2videoGenq1Classic"] | components["schemas"]["StartEnd2videoGen15"] | components["schemas"]["StartEnd2videoGen20"] | components["schemas"]["StartEnd2videoGenq2Pro"] | components["schemas"]["StartEnd2videoGenq2ProFast"] | components["schemas"]["StartEnd2videoGenq2Turbo"] | components["schemas"]["StartEnd2videoGenq3Pro"] | components["schemas"]["StartEnd2videoGenq3ProFast"] | components["schemas"]["StartEnd2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateMultiframe: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MultiframeGenq2Pro"] | components["schemas"]["MultiframeGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 8,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateExtend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExtendGenq2Pro"] | components["schemas"]["ExtendGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 35,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateUpscaleNew: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpscaleNew"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 12000,
                     *       "duration": 300,
                     *       "resolution": "4K"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateUpscale: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UpscaleGen10"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 3000,
                     *       "duration": 300,
                     *       "resolution": "1080p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateReference2video: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Reference2videoGenq1"] | components["schemas"]["Reference2videoGen15"] | components["schemas"]["Reference2videoGen20"] | components["schemas"]["Reference2videoGenq2"] | components["schemas"]["Reference2videoGenq2Pro"] | components["schemas"]["Reference2videoGenq3"] | components["schemas"]["Reference2videoGenq3Ad"] | components["schemas"]["Reference2videoGenq3Drama"] | components["schemas"]["Reference2videoGenq3Mix"] | components["schemas"]["Reference2videoGenq3Turbo"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 50,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateReference2image: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Reference2imageGenq1"] | components["schemas"]["Reference2imageGenq2"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 8,
                     *       "duration": 0,
                     *       "resolution": "1080p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateTemplateStory: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TemplateStory"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 100,
                     *       "duration": 0,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateTemplate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Template"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 10,
                     *       "duration": 0,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateImg2videoPromptRecommendation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Img2videoPromptRecommendation"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 20,
                     *       "duration": 0,
                     *       "resolution": "360p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateTrendingReplicate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrendingReplicate"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 7200,
                     *       "duration": 180,
                     *       "resolution": "1080p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickMv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickMvStandard"] | components["schemas"]["OneClickMvHigh"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 2400,
                     *       "duration": 300,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickPremiumMv: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickPremiumMvSing"] | components["schemas"]["OneClickPremiumMvSingPerform"] | components["schemas"]["OneClickPremiumMvPerform"] | components["schemas"]["OneClickPremiumMvDance"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 7200,
                     *       "duration": 300,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateExplainComic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExplainComic"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 340,
                     *       "duration": 17,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateAdOneClick: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdOneClick"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 600,
                     *       "duration": 15,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickGeneralOneClick: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickGeneralOneClick"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 1200,
                     *       "duration": 30,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateAudioTts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AudioTts"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 10,
                     *       "duration": 0,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateAudioClone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AudioClone"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 110,
                     *       "duration": 0,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateText2audio: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Text2audioAudio10"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 20,
                     *       "duration": 10,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateTiming2audio: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Timing2audioAudio10"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 20,
                     *       "duration": 6,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateLipSync: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LipSync"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 2400,
                     *       "duration": 600,
                     *       "resolution": ""
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateDigitalHuman: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DigitalHumanGenq2Pro"] | components["schemas"]["DigitalHumanGenq2Turbo"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 310,
                     *       "duration": 41,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateAdOneClickEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdOneClickEditGenerateVideo"] | components["schemas"]["AdOneClickEditGenerateNarration"] | components["schemas"]["AdOneClickEditGenerateBgm"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateAdOneClickCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdOneClickCompose"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickGeneralOneClickIdEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickGeneralOneClickEdit"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 6,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickGeneralOneClickIdCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickGeneralOneClickCompose"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickMvIdEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickMvEdit"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickMvIdCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickMvCompose"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickPremiumMvIdEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickPremiumMvEdit"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateOneClickPremiumMvIdCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OneClickPremiumMvCompose"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateExplainComicIdEdit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExplainComicEdit"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postEstimateExplainComicIdCompose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExplainComicCompose"];
            };
        };
        readonly responses: {
            /** @description The price and what it was counted from */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credits": 60,
                     *       "duration": 5,
                     *       "resolution": "720p"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description What it would cost */
                        readonly credits: number;
                        /** @description The seconds that were counted; 0 if the price does not depend on them */
                        readonly duration: number;
                        /** @description The resolution that was counted; empty if the price does not depend on it */
                        readonly resolution: string;
                    };
                };
            };
        };
    };
    readonly postFilesUploads: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["Upload"];
            };
        };
        readonly responses: {
            /** @description PUT the bytes to `put_url`, then finish the upload; do all of this, and use the file, before `expires_at` */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "resource_id": "901243326567555072",
                     *       "put_url": "https://media.example.com/files/uploads/901243326567555072?expires=…&signature=…",
                     *       "expires_at": "2027-01-01T00:00:00.000000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The upload */
                        readonly id: string;
                        /** @description The same, by the name that some clients read */
                        readonly resource_id: string;
                        /** @description Where to PUT the bytes; it is signed, and needs no key */
                        readonly put_url: string;
                        /**
                         * Format: date-time
                         * @description Until when the file can be written, finished and used
                         */
                        readonly expires_at: string;
                    };
                };
            };
        };
    };
    readonly putFilesUploadsIdFinish: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description An id: decimal digits */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UploadFinish"];
            };
        };
        readonly responses: {
            /** @description The uri is accepted in place of a URL of a picture, video or sound */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uri": "ssupload:?id=901243326567555072"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description Stands for the file in later requests */
                        readonly uri: string;
                    };
                };
            };
        };
    };
    readonly postFilesFetch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Makes the request safe to repeat for 24 hours: the same key and body get the first answer again, and nothing is made or charged twice. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UploadFetch"];
            };
        };
        readonly responses: {
            /** @description The upload, finished */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "901243326567555072",
                     *       "uri": "ssupload:?id=901243326567555072",
                     *       "bytes": 184320,
                     *       "format": "jpg",
                     *       "expires_at": "2027-01-01T00:00:00.000000Z"
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The upload */
                        readonly id: string;
                        /** @description Stands for the file in later requests */
                        readonly uri: string;
                        /** @description How large it is */
                        readonly bytes: number;
                        /** @description The format found in its first bytes; `bin` if it is no picture, clip or sound */
                        readonly format: string;
                        /**
                         * Format: date-time
                         * @description Until when it can be used
                         */
                        readonly expires_at: string;
                    };
                };
            };
        };
    };
    readonly getSandboxClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The clock of the sandbox */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "",
                     *       "ahead_seconds": 0
                     *     }
                     */
                    readonly "application/json": {
                        /**
                         * Format: date-time
                         * @description What its clock shows
                         */
                        readonly now: string;
                        /** @description By how much it has been moved */
                        readonly ahead_seconds: number;
                    };
                };
            };
        };
    };
    readonly postSandboxClock: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SandboxClock"];
            };
        };
        readonly responses: {
            /** @description The clock of the sandbox */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "now": "",
                     *       "ahead_seconds": 0
                     *     }
                     */
                    readonly "application/json": {
                        /**
                         * Format: date-time
                         * @description What its clock shows
                         */
                        readonly now: string;
                        /** @description By how much it has been moved */
                        readonly ahead_seconds: number;
                    };
                };
            };
        };
    };
    readonly getCatalog: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Every generator with its fields, and every model; supports `If-None-Match` */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "generators": [
                     *         {
                     *           "name": "",
                     *           "path": "",
                     *           "summary": "",
                     *           "film": false,
                     *           "fields": {},
                     *           "columns": [
                     *             {
                     *               "key": "kinora_…",
                     *               "fields": {}
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "models": [
                     *         {
                     *           "id": "901243326567555072",
                     *           "about": ""
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": {
                        /** @description The generators */
                        readonly generators: readonly {
                            /** @description As in the path of its estimate */
                            readonly name: string;
                            /** @description The path of its endpoint */
                            readonly path: string;
                            /** @description What it does */
                            readonly summary: string;
                            /** @description Whether the result is a film of parts */
                            readonly film: boolean;
                            /** @description The field whose value chooses the column */
                            readonly rules_by?: string;
                            /** @description At least one of these fields is required */
                            readonly needs_one_of?: readonly string[];
                            /** @description By name: `kind` (text, integer, number, flag, choice, picture, clip, sound, voice, list, record, …), its limits, default and choices */
                            readonly fields: Record<string, never>;
                            /** @description What each model or mode changes; empty without a choice */
                            readonly columns: readonly {
                                /** @description The model or mode */
                                readonly key: string;
                                /** @description Fields that differ for this model or mode; `standing` is `ignored` or `rejected` for fields it does not use */
                                readonly fields: Record<string, never>;
                            }[];
                        }[];
                        /** @description The models */
                        readonly models: readonly {
                            /** @description As in requests */
                            readonly id: string;
                            /** @description In a few words */
                            readonly about: string;
                        }[];
                    };
                };
            };
        };
    };
}
